import { useCan, useMessages } from '@courtyard/common';
import type { RequestPlaces } from '@courtyard/contract/service-requests/request/my-request-routes';
import { ComboboxField, RadioField, TextField, useFormValue } from '@courtyard/ui/forms';
import { reportMessages } from '../report.messages';
import { findPlaces, placeLabel, placeOptions } from '../report.queries';
import { type ReportForm, wheres } from '../report.schema';

interface WhereProps {
  form: ReportForm;
  places: RequestPlaces;
}

const lists = { unit: 'units', area: 'areas', asset: 'assets' } as const;

/** The unit, common area or asset that it is about; the person's only unit needs no choosing. */
export function WhereFields({ form, places }: WhereProps) {
  const t = useMessages(reportMessages);
  const seesAll = useCan('Community Request Update');
  const where = useFormValue(form, 'where');
  const { units } = places;
  const [only] = units;
  const isMine = !seesAll && units.length === 1;
  const labelOf = (value: (typeof wheres)[number]) => {
    if (value !== 'unit') return t(`where.${value}`);
    if (seesAll) return t('where.anyUnit');
    return isMine && only ? `${t('where.unit')} · ${placeLabel(only)}` : t('where.unit');
  };
  const offered = wheres.filter(
    (value) => value === 'none' || places[lists[value]].length > 0 || value === where,
  );
  return (
    <>
      <RadioField
        {...form.field('where')}
        label={t('where')}
        options={offered.map((value) => ({ value, label: labelOf(value) }))}
      />
      {where === 'none' || (where === 'unit' && isMine) ? null : (
        <ComboboxField
          // Each kind of place is a field of its own.
          key={where}
          {...form.field(`${where}Id`)}
          label={t(where)}
          placeholder={t('find')}
          options={findPlaces(lists[where])}
          initialOption={placeOptions(places[lists[where]]).find(
            ({ value }) => value === form.getValues(`${where}Id`),
          )}
          required
        />
      )}
    </>
  );
}

/** Where exactly, of what has a place. */
export function LocationField({ form }: Pick<WhereProps, 'form'>) {
  const t = useMessages(reportMessages);
  const where = useFormValue(form, 'where');
  if (where === 'none') return null;
  return (
    <TextField {...form.field('location')} label={t('exactly')} help={t('exactlyHelp')} maxLength={120} />
  );
}
