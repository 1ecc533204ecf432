import { finding, isCode, lineAt } from '../source-files.mjs';

/** Names that the code had and the field does not, with how to write them. */
const terms = [
  [/(?<!\w)most(?=[A-Z])\w+/g, (name) => name.replace('most', 'max')],
  [/(?<!\w)may(?=[A-Z])\w+/g, (name) => name.replace('may', 'can')],
  [/\w*ageing\w*/gi, (name) => name.replace(/geing/i, 'ging')],
];

/** The checks name what they refuse. */
const ofChecks = /^packages\/build\/src\/checks\//;

/** Terms that were replaced by those of the field do not come back. */
export function checkOldTerms(files) {
  return files
    .filter((file) => isCode(file) && !ofChecks.test(file.path))
    .flatMap(({ path, text }) =>
      terms.flatMap(([pattern, better]) =>
        [...text.matchAll(pattern)].map(({ 0: name, index }) =>
          finding(path, `call "${name}" "${better(name)}"`, lineAt(text, index)),
        ),
      ),
    );
}
