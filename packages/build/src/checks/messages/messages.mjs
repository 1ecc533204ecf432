import { readSourceFiles } from '../source-files.mjs';
import { checkArticles } from './articles.mjs';
import { checkCatalogs } from './catalogs.mjs';
import { checkMessageValues } from './message-values.mjs';
import { checkOutside } from './outside.mjs';
import { checkWords } from './words.mjs';

const checks = [checkArticles, checkCatalogs, checkMessageValues, checkOutside, checkWords];

/**
 * What people read: it is in catalogs, in every language, and in the words of the trade.
 * @param {string} root folder of the workspace
 * @returns {{ path: string, line?: number, message: string }[]} empty where all is well
 */
export function checkMessages(root) {
  const files = readSourceFiles(root);
  return checks.flatMap((check) => check(files));
}
