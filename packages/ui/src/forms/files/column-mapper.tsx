import { NativeSelect } from '../fields/native-select';
import { Field } from '../fields/field';
import { Grid } from '../../layout/primitives';
import { useFormTexts } from '../forms.messages';

/** What a column of a file can have. */
export interface MappedField<F extends string> {
  value: F;
  label: string;
  /** The file is of no use without it. */
  isNeeded?: boolean;
  error?: string | undefined;
}

export interface ColumnMapperProps<F extends string> {
  headings: readonly string[];
  /** The first rows, of which one is shown beside each heading. */
  preview: readonly (readonly string[])[];
  fields: readonly MappedField<F>[];
  /** Columns by what they have, from 0. */
  columns: Partial<Record<F, number>>;
  onChange: (columns: Partial<Record<F, number>>) => void;
}

const shownCharacters = 24;

/** Says which column of a CSV file has what: a choice for each thing that is wanted, with an example out of the file. */
export function ColumnMapper<F extends string>(props: ColumnMapperProps<F>) {
  const { headings, preview, fields, columns, onChange } = props;
  const t = useFormTexts();
  const exampleOf = (column: number) =>
    preview.map((cells) => cells[column] ?? '').find((cell) => cell !== '') ?? '';
  const nameOf = (heading: string, column: number) => {
    const name = heading === '' ? `#${column + 1}` : heading;
    const example = exampleOf(column);
    return example === '' ? name : `${name} (${example.slice(0, shownCharacters)})`;
  };
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      {fields.map(({ value, label, isNeeded, error }) => (
        <Field key={value} label={label} required={isNeeded} error={error}>
          <NativeSelect
            value={columns[value] ?? ''}
            onChange={(event) => {
              const { [value]: _, ...others } = columns;
              const chosen = event.target.value;
              // The border: what is left of a partial record is one.
              onChange({ ...others, ...(chosen === '' ? {} : { [value]: Number(chosen) }) } as Partial<
                Record<F, number>
              >);
            }}
          >
            <option value="">{t('noColumn')}</option>
            {headings.map((heading, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column is its place
              <option key={column} value={column}>
                {nameOf(heading, column)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ))}
    </Grid>
  );
}
