import { finding, isCode, lineAt } from '../source-files.mjs';
import { isOfSentences } from '../../messages/catalog.mjs';
import { parsed } from '../tables/parsed.mjs';
import { nodesOf } from '../tables/syntax-tree.mjs';

/** Where English is read by people: of pages, mails, files and answers. What only builds and tests say is not. */
const shown = /^(?:apps\/(?!e2e\/)[\w-]+|packages\/(?:common|contract|ui))\/src\//;

const insteadOf = [
  [/\be-mails?\b/i, '“email”'],
  [/\binstalments?\b/i, '“installment”'],
  [/\bageing\b/i, '“aging”'],
  [/\brecognis\w*/i, '“recognize”'],
  [/\bneighbours?\b/i, '“neighbor”'],
  [/\bcolours?\b/i, '“color”'],
  [/\bcancelled\b/i, '“canceled”'],
  [/\bcould not be (?:had|asked|worked out|loaded|saved|read|reached|checked)\b/i, '“Couldn’t load …”'],
  [/\baddress names (?:no|none)\b/i, '“Invoice not found. The link may be wrong, or it was deleted.”'],
  [/\bt(?:ake|akes|aken|ook) (?:it )?back\b/i, '“undo”, “void”, “revoke” or “withdraw”'],
  [/\bby (?:itself|themselves)\b/i, '“automatically”'],
  [/\b(?:whoever|whomever|whom)\b/i, 'the role, “you” or “anyone who”'],
  [/^Who (?!can|has|is|to|you\b)\w+ [^?]*$/, 'the role, “you” or a noun'],
  [/\bwas not done\b/i, '“Couldn’t complete: …”'],
  [/\bnever changed or removed\b/i, '“Full history. Entries can’t be edited or deleted.”'],
  [/\b(?:some|every|any|no)body\b/i, '“someone”, “everyone”, “anyone” or “no one”'],
  [/\bso many (?:days|weeks|months|times)\b/i, '“a number of days”'],
  [/\bwaits? for (?:approval|you)\b/i, '“pending approval” or “needs you”'],
];

/** A key of a catalog with its text. */
const entry = /^(\s*)("(?:[^"\\]|\\.)*"):\s*("(?:[^"\\]|\\.)*")/gm;

/** The English texts of a file: a catalog's, an article's, or what stands under `en`. */
function* englishTexts(file) {
  if (file.path.endsWith('.en.md')) {
    for (const { index, 0: text } of file.text.matchAll(/^(?!<!--)\S.*$/gm)) yield { text, at: index };
    return;
  }
  if (isCatalog(file)) {
    for (const { index, 1: before, 2: key, 3: value } of file.text.matchAll(entry))
      yield { text: JSON.parse(isOfSentences(file.path) ? key : value), at: index + before.length };
    return;
  }
  const tree = parsed(file);
  for (const node of nodesOf(tree)) {
    if (node.type !== 'Property' || node.computed) continue;
    const { key, value } = node;
    if ((key.name ?? key.value) === 'en') yield* literalsIn(value);
  }
}

function* literalsIn(tree) {
  for (const node of nodesOf(tree)) {
    if (node.type === 'Literal' && typeof node.value === 'string') yield { text: node.value, at: node.start };
    if (node.type === 'TemplateElement') yield { text: node.value.cooked, at: node.start };
  }
}

const isCatalog = ({ path }) => path.endsWith('.en.json') || isOfSentences(path);
const isOfTexts = (file) => isCatalog(file) || file.path.endsWith('.en.md');

const canHaveTexts = ({ path, text }) =>
  isCode({ path }) && /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && /\ben\b/.test(text);

/** Texts are in the words that people of the trade use; those that read as translated have a better one. */
export function checkWords(files) {
  return files
    .filter(({ path }) => shown.test(path))
    .filter((file) => isOfTexts(file) || canHaveTexts(file))
    .flatMap((file) => [
      ...new Map([...englishTexts(file)].flatMap((english) => found(file, english))).values(),
    ]);
}

// A single word in small letters is a key of the code, such as 'everybody'.
const found = (file, { text, at }) =>
  insteadOf
    .filter(([pattern]) => pattern.test(text) && !/^[a-z.-]+$/.test(text))
    .map(([pattern, better]) => [
      `${at} ${pattern}`,
      finding(file.path, `“${text.match(pattern)[0]}”: write ${better}`, lineAt(file.text, at)),
    ]);
