import { finding, isCode, lineAt } from '../source-files.mjs';

/** Names that were replaced, with the ones to use. */
const terms = [
  [/(?<!\w)most(?=[A-Z])\w+/g, (name) => name.replace('most', 'max')],
  [/(?<!\w)may(?=[A-Z])\w+/g, (name) => name.replace('may', 'can')],
  [/\b(?:use|require)May[A-Z]\w+/g, (name) => name.replace('May', 'Can')],
  [
    /(?<!\w)acts?(?=[A-Z])\w*|\w*[a-z]Acts?\b/g,
    (name) => name.replace(/act/i, (found) => (found === 'act' ? 'action' : 'Action')),
  ],
  [
    /(?<!\w)things?(?=[A-Z])\w*|\w*[a-z]Things?(?=[A-Z]|\b)\w*|(?<!\w)Things?(?=[A-Z])\w*/g,
    (name) => name.replace(/thing/, 'record').replace(/Thing/, 'Record'),
  ],
  [/\w*ageing\w*/gi, (name) => name.replace(/geing/i, 'ging')],
  [/\w*instalment\w*/gi, (name) => name.replace('nstalment', 'nstallment')],
  [/(?<!\w)tell(?=[A-Z])\w+/g, (name) => name.replace('tell', 'notify')],
  [/(?<!\w)usual(?=[A-Z])\w+/g, (name) => name.replace('usual', 'default')],
  [/(?<!\w)say(?=`)/g, () => 'msg'],
  [/(?<!\w)factsOf(?!\w)/g, () => 'auditValues'],
  [/(?<!\w)valuesAsked(?!\w)/g, () => 'requestedValues'],
  [
    /(?<!\w)gateOf(?!\w)|\w*[a-z]Gate(?:Of|Props)?(?!\w)/g,
    (name) => name.replace(/[gG]ate/, (found) => (found === 'gate' ? 'loader' : 'Loader')),
  ],
  [/\w*[a-z]Walks?(?!\w)|(?<!\w)useWalk\w*/g, (name) => name.replace('Walk', 'Pager')],
  [
    /\w*[mM]ovingIn\w*/g,
    (name) => name.replace('movingIn', 'booksImport').replace('MovingIn', 'BooksImport'),
  ],
  [/(?<!\w)Folded\w*/g, (name) => name.replace('Folded', 'Collapsible')],
  [/\w*[fF]ilePlaces?(?!\w)/g, (name) => name.replace(/ilePlace/, 'ileColumn')],
  [/\w+Many(?:Dialog|Props)(?!\w)/g, (name) => `Bulk${name.replace('Many', '')}`],
];

/** A key of the export's manifest, which downloaded exports have, and whether the tests run as the gate. */
const keptNames = new Set(['mayBeNull', 'isGate']);

/** What reads data of earlier versions has to know their names. */
const ofEarlierData = /earlier-names\.rules\.ts$|\/backup\/community\//;

/** The checks have to spell the names that they refuse, and the generator makes a thing of any name. */
const ofChecks = /^packages\/build\/(?:src\/(?:checks|generator)|templates)\//;

/** Folders and files that were renamed, with what to call them. */
const paths = [
  [/\/attention\//, 'alerts'],
  [/\/telling\//, 'notifications'],
  [/\/belongings\//, 'unit-records'],
  [/\/particulars\//, 'personal-details'],
  [/\/moving-in\//, 'books-import'],
  [/\/fit\//, 'compatibility'],
  [/\/many\//, 'bulk'],
  [/-gate\.tsx?$/, 'X-loader'],
  [/[a-z]-card\.tsx$/, 'X.card'],
  [/\/tell-[a-z-]+\.ts$/, 'notify-X'],
];

/** Terms that were replaced by those of the field do not come back. */
export function checkOldTerms(files) {
  return files
    .filter((file) => isCode(file) && !ofChecks.test(file.path) && !ofEarlierData.test(file.path))
    .flatMap(({ path, text }) => [
      ...paths
        .filter(([pattern]) => pattern.test(path))
        .map(([pattern, better]) => finding(path, `call "${pattern.exec(path)[0]}" "${better}"`)),
      ...terms.flatMap(([pattern, better]) =>
        [...text.matchAll(pattern)]
          .filter(([name]) => !keptNames.has(name))
          .map(({ 0: name, index }) =>
            finding(path, `call "${name}" "${better(name)}"`, lineAt(text, index)),
          ),
      ),
    ]);
}
