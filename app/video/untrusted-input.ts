import type { MediaFormat } from "./sniff";

/** The largest picture that is decoded, in pixels a side. */
export const MAX_SIDE = 4096;

/**
 * The decoders that a file from somewhere may start: those of the common formats. Names of ffmpeg's; a build that lacks
 * one leaves it out.
 */
const DECODERS = [
  ..."h264 hevc vp8 vp9 av1 libdav1d libaom-av1 libvpx libvpx-vp9 mpeg1video mpeg2video mpeg4 msmpeg4v1 msmpeg4v2".split(
    " ",
  ),
  ..."msmpeg4 h263 h263i flv wmv1 wmv2 wmv3 vc1 theora mjpeg png gif webp prores dnxhd vp6 vp6f rawvideo".split(
    " ",
  ),
  ..."aac aac_latm mp3 mp3float mp2 mp2float mp1 mp1float opus libopus vorbis libvorbis flac ac3 eac3 alac".split(
    " ",
  ),
  ..."wmav1 wmav2 wmapro amrnb amrwb adpcm_ms adpcm_ima_wav adpcm_ima_qt adpcm_swf nellymoser".split(" "),
  ..."pcm_u8 pcm_s8 pcm_s16le pcm_s16be pcm_s24le pcm_s24be pcm_s32le pcm_s32be pcm_f32le pcm_f32be".split(
    " ",
  ),
  ..."pcm_f64le pcm_alaw pcm_mulaw".split(" "),
];

/**
 * ffmpeg's options for a file that a stranger made, to stand before `-i`. The format is the one that was sniffed, so no
 * demuxer that opens other files (playlists, concatenations, device names) is ever tried, whatever the file is called.
 */
export const inputArguments = (format: MediaFormat): string[] => [
  "-protocol_whitelist",
  "file,pipe",
  "-format_whitelist",
  format,
  "-codec_whitelist",
  DECODERS.join(","),
  "-max_pixels",
  String(MAX_SIDE * MAX_SIDE),
  "-f",
  format,
];
