// node video-measure-one.js FFMPEG FILE: measures one file, for video-speed.js to watch.
import { openProject } from "./project.js";
import { measureWith } from "./video-probe.js";

const [ffmpeg = "", file = ""] = process.argv.slice(2);
const project = await openProject();
const { measureVideo } = await project.load("/app/video/measure.server.ts");
await project.close();
console.log("ready");
const began = performance.now();
await measureWith(measureVideo, ffmpeg, file);
console.log(`seconds ${(performance.now() - began) / 1000}`);
