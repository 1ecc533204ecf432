import {
  accountControls,
  accountPurposes,
  accountTypes,
  taxTags,
} from '@courtyard/contract/bookkeeping/account/account.values';
import { accountLabels } from '@courtyard/contract/bookkeeping/account/account.labels';
import type { ChartImportField } from '@courtyard/contract/bookkeeping/account/import';
import type { Label } from '@courtyard/contract/fields/labels';

/** What a column may be called, without case, accents, spaces and punctuation: as the export calls it in either language, and otherwise. */
const titles: Record<ChartImportField, readonly string[]> = {
  code: ['code', 'codigo', 'number', 'numero', 'account', 'accountnumber', 'accountno', 'no', 'cuenta'],
  name: ['name', 'nombre', 'accountname', 'description', 'descripcion'],
  type: ['type', 'tipo', 'accounttype'],
  below: ['subaccountof', 'subcuentade', 'parent', 'parentaccount', 'below', 'debajode'],
  fund: ['fund', 'fondo'],
  heading: ['heading', 'titulo', 'isheading', 'header'],
  control: ['openitems', 'partidasabiertas', 'control'],
  purpose: ['usedfor', 'uso', 'purpose'],
  tax: ['form1120h', 'formulario1120h', 'tax', 'taxtag'],
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

export const importFields: readonly ChartImportField[] = [
  'code',
  'name',
  'type',
  'below',
  'fund',
  'heading',
  'control',
  'purpose',
  'tax',
];

/** Which column of the file fills which field. Of two that mean the same the first counts. */
export type ImportColumns = ReadonlyMap<ChartImportField, number>;

export function columnsOf(headings: readonly string[]): ImportColumns {
  const columns = new Map<ChartImportField, number>();
  headings.forEach((heading, index) => {
    const field = importFields.find((each) => titles[each].includes(plain(heading)));
    if (field !== undefined && !columns.has(field)) columns.set(field, index);
  });
  return columns;
}

const labels: Readonly<Record<string, Label>> = accountLabels;

/** What other programs and earlier exports call a value. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  asset: ['assets', 'activos'],
  liability: ['liabilities', 'pasivos'],
  'fund-balance': ['fundbalances', 'equity', 'patrimonio'],
  income: ['revenue', 'revenues', 'ingresos'],
  expense: ['expenses', 'gastos'],
  transfer: ['transfers', 'traspasos'],
  receivable: ['whatownersowe', 'loquedebenlospropietarios'],
  'owner-credit': ['creditsofowners'],
  payable: ['whatisowedtovendors', 'loquesedebeaproveedores'],
  closing: ['yearend'],
  unapplied: ['unappliedreceipts'],
  'non-exempt': ['otherincometaxed', 'otroingresogravado'],
  'property-direct': ['associationpropertyfortaxedincome', 'propiedaddelaasociacionporingresogravado'],
  'other-direct': ['otherpurposefortaxedincome', 'otrofinporingresogravado'],
};

const choices = {
  type: accountTypes,
  control: accountControls,
  purpose: accountPurposes,
  taxTag: taxTags,
} as const;

export type ChoiceField = keyof typeof choices;
type Choice<F extends ChoiceField> = (typeof choices)[F][number];

/** What a value of a choice is called. */
export const wordOf = (field: ChoiceField, value: string): Label =>
  labels[`${field}.${value}`] ?? { en: value, es: value };

/** The words of all values that a field can have. */
export const choiceWords = (field: ChoiceField): Label[] =>
  choices[field].map((value) => wordOf(field, value));

/** The value that a cell names, in either language or as the wire has it; undefined for none. */
export function choiceIn<F extends ChoiceField>(field: F, cell: string): Choice<F> | undefined {
  const asked = plain(cell);
  const values: readonly Choice<F>[] = choices[field];
  return values.find((value) => {
    const { en, es } = wordOf(field, value);
    return [value, en, es, ...(alsoCalled[value] ?? [])].some((name) => plain(name) === asked);
  });
}

const yes = ['yes', 'si', 'true', 'x', 'y', 's', '1'];
const no = ['', 'no', 'false', 'n', '0'];

/** Undefined for what is neither yes nor no. */
export function flagIn(cell: string): boolean | undefined {
  const asked = plain(cell);
  if (yes.includes(asked)) return true;
  return no.includes(asked) ? false : undefined;
}
