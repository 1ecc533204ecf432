import { checkFileLength } from './file-length.mjs';
import { checkFileNames } from './file-names.mjs';
import { checkFolderSize } from './folder-size.mjs';
import { checkForbiddenNames } from './forbidden-names.mjs';
import { checkLiteralLooks } from './literal-looks.mjs';
import { checkOldTerms } from './code/old-terms.mjs';
import { checkOwnFormats } from './code/own-formats.mjs';
import { checkPackageDependencies } from './package-dependencies.mjs';
import { checkRawFetch } from './code/raw-fetch.mjs';
import { checkSectionImports } from './code/section-imports.mjs';
import { readSourceFiles } from './source-files.mjs';
import { checkStoreReadings } from './code/store-readings.mjs';
import { checkTextColors } from './code/text-colors.mjs';
import { checkUtcDays } from './code/utc-days.mjs';

const checks = [
  checkFileNames,
  checkForbiddenNames,
  checkFileLength,
  checkFolderSize,
  checkLiteralLooks,
  checkOldTerms,
  checkOwnFormats,
  checkPackageDependencies,
  checkRawFetch,
  checkSectionImports,
  checkStoreReadings,
  checkTextColors,
  checkUtcDays,
];

/**
 * The rules of CONTRIBUTING.md that a machine can hold.
 * @param {string} root folder of the workspace
 * @returns {{ path: string, line?: number, message: string }[]} empty where all is well
 */
export function checkTaste(root) {
  const files = readSourceFiles(root);
  return checks.flatMap((check) => check(files));
}
