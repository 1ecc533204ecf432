import { png } from '../../../../platform/section/demo/picture';

/** Letters of three by five dots: each digit is a row, its bits are the dots. */
const glyphs: Readonly<Record<string, string>> = {
  A: '25755',
  B: '65656',
  C: '34443',
  D: '65556',
  E: '74647',
  F: '74644',
  G: '34553',
  H: '55755',
  I: '72227',
  J: '11152',
  K: '55655',
  L: '44447',
  M: '57755',
  N: '65555',
  O: '25552',
  P: '65644',
  Q: '25563',
  R: '65655',
  S: '34216',
  T: '72222',
  U: '55557',
  V: '55552',
  W: '55775',
  X: '55255',
  Y: '55222',
  Z: '71247',
  '0': '75557',
  '1': '26227',
  '2': '71747',
  '3': '71717',
  '4': '55711',
  '5': '74717',
  '6': '74757',
  '7': '71122',
  '8': '75757',
  '9': '75717',
  '.': '00002',
  '-': '00700',
  '/': '11244',
  ':': '02020',
  $: '36263',
  '#': '57575',
};

const dotPx = 3;
const letter = { width: 4, height: 8 };
const margin = 6;

const isInk = (lines: readonly string[], x: number, y: number): boolean => {
  const [line, column] = [Math.floor(y / letter.height), Math.floor(x / letter.width)];
  const row = glyphs[lines[line]?.[column] ?? '']?.[y % letter.height];
  return row !== undefined && ((Number(row) >> (2 - (x % letter.width))) & 1) === 1;
};

/** A PNG of a till receipt with these lines, in capital letters. */
export function receiptPicture(lines: readonly string[]): Buffer {
  const columns = Math.max(...lines.map(({ length }) => length)) * letter.width + 2 * margin;
  const height = lines.length * letter.height + 2 * margin;
  const [paper, ink] = [Buffer.from([250, 248, 242]), Buffer.from([60, 60, 70])];
  const rows = Array.from({ length: height * dotPx }, (_, py) => {
    const y = Math.floor(py / dotPx) - margin;
    const pixels = Array.from({ length: columns * dotPx }, (_pixel, px) => {
      const x = Math.floor(px / dotPx) - margin;
      return x >= 0 && y >= 0 && isInk(lines, x, y) ? ink : paper;
    });
    return Buffer.concat([Buffer.alloc(1), ...pixels]);
  });
  return png({ width: columns * dotPx, height: height * dotPx }, rows);
}
