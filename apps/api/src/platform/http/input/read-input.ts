import { z } from 'zod';
import { invalid } from '../problem';
import { inputSentence } from './input-sentence.rules';
import { unstorableFields } from '../request/unstorable.rules';
import type { Text } from '../language/sentence';

/** As many fields as a person looks at; a body of thousands of wrong ones is not answered in as many sentences. */
const maxFields = 200;

/**
 * What was sent, as a schema reads it. Throws 422 with a sentence for each field: the schema's own, which is looked up with all
 * others, or one that is made of what it refuses.
 */
export function readInput<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const refusing = new Map<string, z.core.$ZodType>();
  const verdict = z.safeParse(schema, value, {
    // Asked for only where the schema says nothing itself; the library would say it as to a programmer.
    error({ code, path = [], schema: refused }) {
      if (code === 'invalid_type' && refused) refusing.set(path.join('.'), refused);
      return '';
    },
    reportInput: true,
  });
  if (!verdict.success) {
    const fields: Record<string, Text> = {};
    for (const issue of verdict.error.issues.slice(0, maxFields)) {
      const path = issue.path.join('.');
      fields[path] ??= issue.message === '' ? inputSentence(issue, refusing.get(path)) : issue.message;
    }
    throw invalid(fields);
  }
  const unstorable = unstorableFields(verdict.data);
  if (Object.keys(unstorable).length > 0) throw invalid(unstorable);
  return verdict.data;
}
