import { HttpError } from "~/http/errors.server";

/** What can keep a video from being measured: the status of the reply, and what the person reads. */
const FAULTS = {
  notHttp: [400, "Only addresses that begin with http:// or https:// can be opened."],
  credentials: [400, "An address with a user name or password in it is not opened. Please remove them."],
  oddPort: [400, "This address names an unusual port, which is not opened. Please use a public web address."],
  notPublic: [400, "This address is not on the public internet, so it was not opened."],
  unknownHost: [400, "There is no server of this name. Please check the address."],
  tooManyRedirects: [400, "This address leads on to other addresses too often. Please use the direct link."],
  badRedirect: [400, "This address leads on to one that cannot be read. Please use the direct link."],
  unreachable: [400, "The server at this address cannot be reached. Please check the address."],
  notFound: [400, "There is nothing at this address. Please check it."],
  forbidden: [400, "The server does not hand this file out. Please download the video and upload the file."],
  serverFailed: [400, "The server at this address answered with an error. Please try again later."],
  encoded: [400, "The server sent the file in a form that is not read here. Please upload the file."],
  interrupted: [400, "The server ended the download before the file was complete. Please try again."],
  idle: [400, "The server stopped sending. Please try again, or upload the file."],
  tooSlow: [400, "The download took too long. Please upload the file, or a shorter one."],
  tooLarge: [413, "The video is too large."],
  emptyFile: [400, "There is nothing in this file."],
  page: [400, "This address is a page, not a video file."],
  dash: [
    400,
    "This is a DASH playlist, which is not read here. Please paste the address of an .mp4 file, or upload the file.",
  ],
  hlsLive: [400, "This is a live stream: it has no end yet. Please use a recording of it."],
  hlsEncrypted: [400, "This stream is encrypted, so it cannot be measured."],
  hlsBroken: [400, "This HLS playlist cannot be read. Please paste the address of a video file."],
  playlistFile: [
    400,
    "This is a playlist, not a video: it only names other files. Please upload the video itself.",
  ],
  unknownFormat: [
    400,
    "This is not a video file that can be read: MP4, MOV, WebM, MKV, AVI, MPEG, FLV, OGG, WMV and GIF can.",
  ],
  noPicture: [400, "There is no picture in this file, only sound. Choose the analysis type Audio for it."],
  noSound: [400, "There is no sound in this video, so its audio cannot be analysed."],
  damaged: [400, "This file is damaged: not one picture of it can be read."],
  unknownCodec: [
    400,
    "The picture of this video is stored in a way that is not read here. Please convert it to MP4 (H.264).",
  ],
  tooManyPixels: [400, "The picture is too large: at most 4096 pixels a side can be measured."],
  noFfmpeg: [503, "This server has no ffmpeg, so it cannot read videos. Please ask your administrator."],
  tooLong: [504, "The analysis took too long and was stopped. Please try a shorter video."],
  busy: [503, "Too many videos are waiting to be analysed. Please try again in a few minutes."],
} as const;
export type VideoFault = keyof typeof FAULTS;

/** A video that cannot be measured, with a sentence for the person who asked. */
export class VideoError extends HttpError {
  /**
   * @param fault which of them
   * @param more sentences that say more about this one, after the fault's own
   */
  constructor(
    readonly fault: VideoFault,
    more = "",
  ) {
    const [status, message] = FAULTS[fault];
    super(status, more ? `${message} ${more}` : message);
  }
}
