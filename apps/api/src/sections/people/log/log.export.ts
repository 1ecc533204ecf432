import type { logRoutes } from '@courtyard/contract/people/log/log';
import { logColumns, type LogRow } from '@courtyard/contract/people/log/log.columns';
import { changesSaid, type ValueFormats } from '@courtyard/contract/fields/history';
import type { Language } from '@courtyard/contract/fields/labels';
import {
  fileDateFormat,
  formatDay,
  formatMoment,
  formatMoney,
  formatNumber,
  formatPercent,
} from '@courtyard/contract/formats';
import { allVocabularies } from '@courtyard/contract/vocabularies';
import type { z } from 'zod';
import { mapRows } from '../../../platform/database/lists/keyset';
import { defineExport } from '../../../platform/files/export/export-list';
import type { ReadContext } from '../../../platform/section/call-context';
import { storedPreferences } from '../../../platform/tenancy/preferences/preferences.sql';
import { everyEntry } from './log.sql';

type Query = z.output<(typeof logRoutes.exportLog)['query']>;

function formatsFor(language: Language, { tenant }: ReadContext): ValueFormats {
  const settings = { language, dateFormat: fileDateFormat, timeZone: tenant.timeZone };
  return {
    number: (value) => formatNumber(value, settings),
    percent: (millionths) => formatPercent(millionths, { ...settings, fractionDigits: 4 }),
    money: (amountMinor) => formatMoney(amountMinor, tenant.currency, settings),
    day: (day) => formatDay(day, settings),
    moment: (moment) => formatMoment(moment, settings),
  };
}

/** Entries with what changed as a text of lines: `Status: Active → Suspended`. */
async function* rowsOf(context: ReadContext, query: Query): AsyncIterable<LogRow> {
  const { language } = await storedPreferences(context.tx, context.caller.memberId);
  const formats = formatsFor(language, context);
  yield* mapRows(everyEntry(context, query), (entry) => ({
    ...entry,
    changes: changesSaid(entry, allVocabularies, language, formats)
      .map(({ label, before, after }) => `${label}: ${before === null ? '' : `${before} → `}${after ?? '–'}`)
      .join('\n'),
  }));
}

/** The log as a file, of what the caller may see. */
export const logExport = (query: Query) =>
  defineExport({ name: 'log', columns: logColumns, rows: (context) => rowsOf(context, query) });
