import {
  type ImportField,
  importField,
  type PropertyImport,
} from '@courtyard/contract/properties/property/import';
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  Field,
  NativeSelect,
  SimpleGrid,
  useFailureToast,
} from '@courtyard/ui';
import { useImportTexts } from './import.messages';
import { useRemapImport } from './import.queries';

/** Which column of the file fills which field. Each change checks all rows again. */
export function ColumnsCard({ result, onDone }: { result: PropertyImport; onDone: () => void }) {
  const t = useImportTexts();
  const remapping = useRemapImport(result.id);
  const showFailure = useFailureToast();
  const { columns } = result;
  // What is being checked is shown at once, and is what the next choice changes.
  const mapping = remapping.isPending ? remapping.variables : result.mapping;

  const choose = (field: ImportField, column: string) => {
    const { [field]: _before, ...rest } = mapping;
    remapping.mutate(column === '' ? rest : { ...rest, [field]: Number(column) }, { onError: showFailure });
  };

  return (
    <Card>
      <CardHeader
        title={t('columns')}
        description={`${t('columnsText')} ${t('columnsHelp')}`}
        actions={
          <Button size="sm" onClick={onDone}>
            {t('hideColumns')}
          </Button>
        }
      />
      <CardBody>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4" aria-busy={remapping.isPending}>
          {importField.options.map((field) => (
            <Field key={field} label={t(`field.${field}`)} required={field === 'unitNumber'}>
              <NativeSelect
                value={mapping[field] ?? ''}
                onChange={(event) => choose(field, event.target.value)}
              >
                <option value="">{t('notInFile')}</option>
                {columns.map((title, at) => (
                  <option key={`${at} ${title}`} value={at}>
                    {title}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          ))}
        </SimpleGrid>
      </CardBody>
    </Card>
  );
}
