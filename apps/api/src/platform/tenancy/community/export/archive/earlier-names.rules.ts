import type { Manifest } from '../writing/manifest';

/** What a table of an export is called now, by the name that it had when it was exported (migrations 0457 and 0463). */
const tables: Readonly<Record<string, string>> = {
  payment_plan_instalment: 'payment_plan_installment',
  special_assessment_instalment: 'special_assessment_installment',
  period_act: 'period_action',
};

/** The same of columns, by the present name of their table (migrations 0457, 0463 and 0477). */
const columns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  special_assessment: { instalments: 'installments' },
  late_charge: { instalment_id: 'installment_id' },
  period_action: { act: 'action' },
  close_letter: { act_id: 'action_id' },
  approval: { thing: 'record', thing_id: 'record_id' },
};

/** The manifest of an export with the present names of its tables and columns; what heads a file of rows stays in `exportedAs`. */
export const withPresentNames = (manifest: Manifest) => ({
  ...manifest,
  tables: manifest.tables.map((table) => {
    const name = tables[table.name] ?? table.name;
    return {
      ...table,
      name,
      columns: table.columns.map((column) => ({
        ...column,
        name: columns[name]?.[column.name] ?? column.name,
        exportedAs: column.name,
      })),
    };
  }),
});
