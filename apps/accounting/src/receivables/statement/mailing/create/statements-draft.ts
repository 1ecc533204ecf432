import {
  type StatementRunInput,
  statementRunInput,
} from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run';
import type { FormOf } from '@courtyard/ui/forms';

export type StatementsForm = FormOf<typeof statementRunInput>;

/** What the call would be sent; null while no unit is chosen where they are chosen. */
export function writtenRun(values: unknown): StatementRunInput | null {
  const written = statementRunInput.safeParse(values);
  if (!written.success) return null;
  const { audience, propertyIds } = written.data;
  if (audience !== 'chosen') return { ...written.data, propertyIds: [] };
  return propertyIds.length === 0 ? null : written.data;
}
