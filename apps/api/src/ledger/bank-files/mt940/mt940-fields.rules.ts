import type { Steps } from '../../../platform/core/time-slices';
import { linesOf } from '../text/lines.rules';
import { stepsAtOnce } from '../text/reading';

export interface SwiftField {
  /** `61`, `60F`; `end` where a message ends with a hyphen. */
  tag: string;
  /** Its lines, without the tag. */
  lines: string[];
  /** Line of the file that it begins on. */
  place: number;
}

// What looks as a tag and is none, as the time in a text that was wrapped, belongs to the field before it.
const tagLine = /^:(20|21|25P?|28C?|13D?|34F|60[FM]|61|62[FM]|64|65|86|90[DC]|NS):(.*)$/;

/** `{1:F01…}{2:O940…}{4:` around a message, and the control characters some banks put there. */
const withoutEnvelope = (line: string) =>
  line.replaceAll(/\p{Cc}/gu, '').replace(/^(?:\{[1235]:[^{}]*(?:\{[^{}]*\}[^{}]*)*\})+(?:\{4:)?|^\{4:/, '');

/**
 * Fields of an MT940 or MT942 file, in SWIFT's blocks or bare. What stands before the first tag of a message is its envelope.
 */
export function* swiftFields(text: string): Steps<SwiftField[]> {
  const fields: SwiftField[] = [];
  let open: SwiftField | null = null;
  for (const { text: raw, place } of linesOf(text)) {
    if (place % stepsAtOnce === 0) yield;
    const line = /^\{|\p{Cc}/u.test(raw) ? withoutEnvelope(raw) : raw;
    const [, tag, rest = ''] = tagLine.exec(line) ?? [];
    if (tag !== undefined) {
      open = { tag, lines: [rest], place };
      fields.push(open);
    } else if (/^-(?:\}|XXX|\s*$)/.test(line)) {
      fields.push({ tag: 'end', lines: [], place });
      open = null;
    } else open?.lines.push(line);
  }
  return fields;
}
