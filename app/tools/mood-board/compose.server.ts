import { directBoard } from "~/film/board/board";
import { type MoodBoard, type MoodBoardInput, moodBoard } from "./schema";

/** The built-in engine's answer. Takes validated input; pure, the same input gives the same bytes. */
export function compose(input: MoodBoardInput): MoodBoard {
  return moodBoard.parse(directBoard(input));
}
