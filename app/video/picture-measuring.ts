import type { Boundary } from "./boundaries";
import { cameraOf, subjectMotionOf } from "./camera";
import { CaptionWatch } from "./captions";
import { ofLooks } from "./confidence";
import type { PicturePlan } from "./decode.server";
import type { Mattes, MeasuredPart, Measurement, PictureFacts, Shot, Transition } from "./facts";
import type { FrameTimes } from "./frame-times";
import { blackAndWhite, lightConfidence, lightOf } from "./light";
import { MatteWatch } from "./mattes";
import { paceOf } from "./pace";
import { paletteOf, servedShare, type WeightedColour } from "./palette";
import { ColourTally } from "./picture-colours";
import { type Crop, type Pyramid, pyramid } from "./pyramid";
import { type PictureMotion, pictureMotion } from "./registration";
import { ShotFinder } from "./shot-finder";
import { FrameReader } from "./small-frame";

/** Frames whose colours are taken, a second. */
const COLOUR_RATE = 5;
/** Black bars are looked for in every so-manyth frame, and believed from so many looks on. */
const MATTE_EVERY = 4;
const MATTE_LOOKS = 6;

/** By this share of its length a gradual transition may begin earlier or end later than it was seen to. */
const EDGE_SHARE = 0.25;

const NOT_ASKED = { unknown: "it was not asked for" };

interface ClosedShot {
  /** Frames: the first, and the first that is no longer in it. */
  from: number;
  to: number;
  colours: WeightedColour[];
  /** Frames that the colours are of. */
  samples: number;
}

/** Measures the picture while small frames come in; keeps figures, and of the frames only a few seconds' worth. */
export class PictureMeasuring {
  readonly #reader: FrameReader;
  readonly #finder: ShotFinder;
  readonly #mattes: MatteWatch;
  readonly #captions: CaptionWatch;
  readonly #motions: (PictureMotion | undefined)[] = [];
  readonly #boundaries: Boundary[] = [];
  readonly #shots: ClosedShot[] = [];
  readonly #film = new ColourTally();
  readonly #tally = new ColourTally();
  #samples: { frame: number; rgb: Uint8Array }[] = [];
  #crop: Crop;
  #before: Pyramid | undefined;
  #spare: Pyramid | undefined;
  #knownMattes: Mattes | undefined;
  #matteLooks = 0;
  frames = 0;

  constructor(
    readonly plan: PicturePlan,
    readonly parts: ReadonlySet<MeasuredPart>,
    /** Whether candidates for keyframes come in beside the frames. */
    readonly candidates: boolean,
  ) {
    const { smallWidth, smallHeight } = plan;
    this.#reader = new FrameReader(smallWidth, smallHeight);
    this.#finder = new ShotFinder({
      fps: plan.fps,
      thumbWidth: this.#reader.thumbWidth,
      thumbHeight: this.#reader.thumbHeight,
    });
    this.#mattes = new MatteWatch(smallWidth, smallHeight);
    this.#captions = new CaptionWatch(plan.candidateWidth, plan.candidateHeight);
    this.#crop = { left: 0, top: 0, width: smallWidth, height: smallHeight };
  }

  /** @param rgb the next small frame; may be overwritten afterwards */
  frame(rgb: Uint8Array): void {
    const summary = this.#reader.read(rgb);
    if (this.frames % MATTE_EVERY === 0) this.#lookForMattes();
    const now = pyramid(this.#reader.gray, this.plan.smallWidth, this.#crop, this.#spare);
    const motion = this.#before ? pictureMotion(this.#before, now) : undefined;
    [this.#before, this.#spare] = [now, this.#before];
    this.#motions.push(motion);
    if (this.frames % Math.max(1, Math.round(this.plan.fps / COLOUR_RATE)) === 0) {
      // Not slice: that of a Buffer copies nothing.
      this.#samples.push({ frame: this.frames, rgb: new Uint8Array(rgb) });
    }
    this.frames += 1;
    const boundaries = this.#finder.push({ ...summary, motion });
    if (boundaries.length || this.#samples.length > 400) this.#settle(boundaries);
  }

  /** @param gray lightness of the next candidate for a keyframe */
  candidate(gray: Uint8Array): void {
    if (this.parts.has("captions")) this.#captions.add(gray);
  }

  #lookForMattes(): void {
    this.#mattes.add(this.#reader.gray);
    this.#matteLooks += 1;
    if (this.#matteLooks < MATTE_LOOKS) return;
    const { displayWidth, displayHeight, smallWidth, smallHeight } = this.plan;
    const mattes = this.#mattes.mattes(displayWidth / displayHeight);
    this.#knownMattes = mattes;
    if (!mattes) return;
    // A row more on each side: the bars' edges are blurred by the scaling.
    const inset = (share: number, length: number) => (share > 0 ? Math.ceil(share * length) + 1 : 0);
    const left = inset(mattes.left, smallWidth);
    const top = inset(mattes.top, smallHeight);
    const crop = {
      left,
      top,
      width: smallWidth - left - inset(mattes.right, smallWidth),
      height: smallHeight - top - inset(mattes.bottom, smallHeight),
    };
    const same = crop.left === this.#crop.left && crop.top === this.#crop.top;
    if (same && crop.width === this.#crop.width && crop.height === this.#crop.height) return;
    this.#crop = crop;
    this.#before = undefined;
    this.#spare = undefined;
  }

  /** Gives the samples to the shots that are certain by now. */
  #settle(boundaries: readonly Boundary[]): void {
    for (const boundary of boundaries) {
      this.#boundaries.push(boundary);
      // The ends of a gradual transition are not known to the frame.
      const slack = boundary.kind === "cut" ? 0 : Math.ceil((boundary.end - boundary.start) * EDGE_SHARE);
      this.#tallyUntil(boundary.start - slack, boundary.end + slack);
      this.#close(boundary.frame);
    }
    const settled = this.#finder.settled;
    this.#tallyUntil(settled, settled);
  }

  /** Counts the samples before one frame; those up to another are in a transition and belong to no shot. */
  #tallyUntil(start: number, end: number): void {
    const { smallWidth, smallHeight } = this.plan;
    const rest = this.#samples.findIndex(({ frame }) => frame >= end);
    const taken = this.#samples.splice(0, rest < 0 ? this.#samples.length : rest);
    for (const { frame, rgb } of taken) {
      if (frame >= start) continue;
      this.#tally.add(rgb, smallWidth, smallHeight, this.#knownMattes);
      this.#film.add(rgb, smallWidth, smallHeight, this.#knownMattes);
    }
  }

  #close(to: number): void {
    const { frames: samples } = this.#tally;
    this.#shots.push({ from: this.#shots.at(-1)?.to ?? 0, to, samples, colours: this.#tally.take() });
  }

  /** @param times of the frames @returns the facts; frames must have come in */
  finish(times: FrameTimes, stillImage: boolean): PictureFacts {
    this.#settle(this.#finder.finish());
    this.#tallyUntil(this.frames, this.frames);
    this.#close(this.frames);
    const shots = this.#shots.map((shot, at) => this.#shotFacts(shot, at, times, stillImage));
    const { frames: samples } = this.#film;
    const film = this.#film.take();
    const { displayWidth, displayHeight } = this.plan;
    const mattes = this.#mattes.mattes(displayWidth / displayHeight);
    const { fadeOut } = this.#finder.ends;
    return {
      shots,
      pace: paceOf(shots, stillImage),
      mattes: mattes
        ? { value: mattes, unit: "share of the frame", confidence: this.#mattes.confidence() }
        : { unknown: "the picture is black throughout" },
      blackAndWhite: blackAndWhite(film),
      ...this.#colours(film, samples, stillImage),
      captions: !this.parts.has("captions")
        ? NOT_ASKED
        : this.candidates
          ? this.#captions.captions(times.candidates())
          : { unknown: "this server's ffmpeg gives no frames that are large enough to see text in" },
      ending: fadeOut ? (fadeOut.dark ? "fade-to-black" : "fade-to-white") : "cut",
    };
  }

  #colours(
    colours: readonly WeightedColour[],
    samples: number,
    stillImage: boolean,
  ): Pick<Shot, "palette" | "light"> {
    const none: Measurement<never> | undefined = !this.parts.has("picture")
      ? NOT_ASKED
      : colours.length === 0
        ? { unknown: "the shot is too short" }
        : undefined;
    if (none) return { palette: none, light: none };
    const palette = paletteOf(colours);
    const light = lightOf(colours);
    const sampled = stillImage ? 1 : ofLooks(samples, 0.2);
    return {
      palette: {
        value: palette,
        unit: "share of the picture",
        confidence: sampled * servedShare(colours, palette),
      },
      light: { value: light, unit: "OKLab", confidence: sampled * lightConfidence(light) },
    };
  }

  #shotFacts(
    { from, to, colours, samples }: ClosedShot,
    at: number,
    times: FrameTimes,
    stillImage: boolean,
  ): Shot {
    const into = this.#boundaries[at - 1];
    const outOf = this.#boundaries[at];
    const { fadeIn, fadeOut } = this.#finder.ends;
    // Inside a transition the picture moves in ways that no camera does.
    const first = Math.max(from, into?.end ?? fadeIn?.frame ?? 0) + 1;
    const last = Math.min(to, outOf?.start ?? fadeOut?.frame ?? to);
    const motions = this.#motions.slice(first, last).filter((motion) => motion !== undefined);
    const [start, end] = [times.at(from), times.at(to)];
    const fps = end > start ? (to - from) / (end - start) : this.plan.fps;
    const still = stillImage ? { unknown: "a still picture does not move" } : undefined;
    const transition: Measurement<Transition> = into
      ? { value: into.kind, unit: "", confidence: into.probability }
      : // A film begins with its first frame by definition.
        { value: fadeIn ? "fade-in" : "start", unit: "", confidence: fadeIn?.confidence ?? 1 };
    return {
      number: at + 1,
      start,
      end,
      transition,
      transitionSeconds: into
        ? times.at(into.end) - times.at(into.start)
        : fadeIn
          ? times.at(fadeIn.frame)
          : 0,
      camera: still ?? (this.parts.has("camera") ? cameraOf(motions, fps) : NOT_ASKED),
      subjectMotion: still ?? (this.parts.has("camera") ? subjectMotionOf(motions) : NOT_ASKED),
      scale: { unknown: "it takes a detector of faces to tell, and none is built in" },
      ...this.#colours(colours, samples, stillImage),
      keyframeSeconds: [],
    };
  }
}
