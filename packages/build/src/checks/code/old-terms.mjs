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
];

/** A key of the export's manifest: exports that communities have downloaded say it. */
const keptNames = new Set(['mayBeNull']);

/** What reads data of earlier versions has to know their names. */
const ofEarlierData = /earlier-names\.rules\.ts$|\/backup\/community\//;

/** The checks have to spell the names that they refuse, and the generator makes a thing of any name. */
const ofChecks = /^packages\/build\/(?:src\/(?:checks|generator)|templates)\//;

/** Terms that were replaced by those of the field do not come back. */
export function checkOldTerms(files) {
  return files
    .filter((file) => isCode(file) && !ofChecks.test(file.path) && !ofEarlierData.test(file.path))
    .flatMap(({ path, text }) =>
      terms.flatMap(([pattern, better]) =>
        [...text.matchAll(pattern)]
          .filter(([name]) => !keptNames.has(name))
          .map(({ 0: name, index }) =>
            finding(path, `call "${name}" "${better(name)}"`, lineAt(text, index)),
          ),
      ),
    );
}
