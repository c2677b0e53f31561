// ffmpeg's WebAssembly build as a program of its own: a file that was sent in may make it run for ever or grow, and a
// process can be killed. Started as
//   node wasm-ffmpeg.js <ffmpeg-core.js> <ffmpeg's own arguments>
// The files after -i are read where they lie, and /out/3 to /out/6 write to the file descriptors of these numbers: nothing
// is copied into the build's own memory. What ffmpeg says goes to standard error, its status is the exit code.
import { fstatSync, openSync, readFileSync, readSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const OUTPUTS = [3, 4, 5, 6];
const FIRST_DEVICE = 70;
/** emscripten's number of "invalid argument". */
const EINVAL = 28;

const [corePath = "", ...parts] = process.argv.slice(2);

// The build believes that it runs in a browser's worker, and looks for these four names at its start.
Object.assign(globalThis, {
  self: globalThis,
  importScripts: () => {},
  WorkerGlobalScope: class {},
  location: { href: "file:///" },
});
const createCore = /** @type {(settings: object) => Promise<any>} */ (
  createRequire(import.meta.url)(corePath)
);
const core = await createCore({ wasmBinary: readFileSync(join(dirname(corePath), "ffmpeg-core.wasm")) });
const { FS } = core;

/** @param {number} descriptor @param {Uint8Array} bytes */
function writeAll(descriptor, bytes) {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      // The reader is slower than we are, and this descriptor does not wait by itself.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    }
  }
}

/** @param {string} path @param {string} name that ffmpeg gets to know it by */
function mountInput(path, name) {
  const descriptor = openSync(path, "r");
  const { size } = fstatSync(descriptor);
  const node = FS.createFile("/", name, {}, true, false);
  Object.defineProperty(node, "usedBytes", { get: () => size, set() {} });
  node.stream_ops = {
    ...node.stream_ops,
    /** @param {unknown} _stream @param {Int8Array} heap @param {number} offset @param {number} length @param {number} position */
    read(_stream, heap, offset, length, position) {
      return readSync(
        descriptor,
        new Uint8Array(heap.buffer, heap.byteOffset + offset, length),
        0,
        length,
        position,
      );
    },
    /** @param {{ position: number }} stream @param {number} offset @param {number} whence */
    llseek(stream, offset, whence) {
      const position = offset + (whence === 1 ? stream.position : whence === 2 ? size : 0);
      if (position < 0) throw new FS.ErrnoError(EINVAL);
      return position;
    },
  };
  const attributesOf = node.node_ops.getattr;
  node.node_ops = {
    ...node.node_ops,
    /** @param {unknown} one */
    getattr: (one) => ({ ...attributesOf(one), size, blocks: Math.ceil(size / 512) }),
  };
}

FS.mkdir("/out");
for (const descriptor of OUTPUTS) {
  const device = FS.makedev(FIRST_DEVICE + descriptor, 0);
  FS.registerDevice(device, {
    open() {},
    close() {},
    read: () => 0,
    /** @param {unknown} _stream @param {Int8Array} heap @param {number} offset @param {number} length */
    write(_stream, heap, offset, length) {
      writeAll(descriptor, new Uint8Array(heap.buffer, heap.byteOffset + offset, length));
      return length;
    },
  });
  FS.mkdev(`/out/${descriptor}`, device);
}

for (const [at, path] of parts.entries()) {
  if (parts[at - 1] !== "-i") continue;
  mountInput(path, `in${at}`);
  parts[at] = `/in${at}`;
}
core.setLogger((/** @type {{ message: string }} */ { message }) => writeAll(2, Buffer.from(`${message}\n`)));
core.setTimeout(-1);
process.exitCode = core.exec(...parts);
process.exit();
