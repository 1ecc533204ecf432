import { parseSync } from 'oxc-parser';

/** The syntax tree of a file. Throws where it cannot be read, which the compiler says better. */
export function parsed({ path, text }) {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be read: ${error.message}`);
  return program;
}
