import { choicesOf, useCommunity, useMessages } from '@courtyard/common';
import {
  areaColors,
  areaKinds,
  bookers,
} from '@courtyard/contract/properties/common-area/common-area.values';
import { SimpleGrid, Swatch } from '@courtyard/ui';
import {
  FormSection,
  MoneyField,
  NumberField,
  RadioField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  useFormValue,
} from '@courtyard/ui/forms';
import { areaHues } from '../area-color';
import { areaMessages } from '../common-area.messages';
import type { AreaForm } from './area-values';
import { ClosuresEditor } from './editors/closures.editor';
import { formMessages } from './form.messages';
import { HoursEditor } from './editors/hours.editor';
import { LengthField } from './length-field';
import { PhotosEditor } from './editors/photos.editor';
import { QuestionsEditor } from './editors/questions.editor';

const pair = { columns: { base: 1, sm: 2 }, gap: '5' } as const;

/** The fields of an area, in sections. `urls` are those of its photos by file. */
export function AreaFields({ form, urls }: { form: AreaForm; urls: ReadonlyMap<string, string> }) {
  const isBookable = useFormValue(form, 'bookable') ?? true;
  return (
    <>
      <PlaceFields form={form} />
      <PhotosEditor form={form} urls={urls} />
      <HoursEditor form={form} />
      <ClosuresEditor form={form} />
      <BookingFields form={form} isBookable={isBookable} />
      {isBookable ? (
        <>
          <PriceFields form={form} />
          <QuestionsEditor form={form} />
        </>
      ) : null}
    </>
  );
}

function PlaceFields({ form: { field } }: { form: AreaForm }) {
  const t = useMessages(formMessages);
  const tArea = useMessages(areaMessages);
  return (
    <FormSection title={t('place')}>
      <TextField {...field('name')} label={tArea('name')} required maxLength={80} />
      <SimpleGrid {...pair}>
        <SelectField {...field('kind')} label={tArea('kind')} options={choicesOf(tArea, 'kind', areaKinds)} />
        <NumberField {...field('capacity')} label={t('capacity')} help={t('capacityHelp')} whole />
      </SimpleGrid>
      <RadioField
        {...field('color')}
        label={tArea('color')}
        help={t('colorHelp')}
        direction="row"
        options={choicesOf(tArea, 'color', areaColors).map((choice) => ({
          ...choice,
          before: <Swatch bg={areaHues[choice.value]} me="2" aria-hidden="true" />,
        }))}
      />
      <TextField {...field('location')} label={tArea('location')} help={t('locationHelp')} />
      <TextAreaField {...field('description')} label={tArea('description')} rows={3} />
      <TextAreaField {...field('rules')} label={tArea('rules')} help={t('rulesHelp')} rows={4} />
    </FormSection>
  );
}

const slotLengths = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1440];
/** Longest bookings that are offered, in slots. */
const slotsInARow = [1, 2, 3, 4, 6, 8, 10, 14];

function BookingFields({ form, isBookable }: { form: AreaForm; isBookable: boolean }) {
  const t = useMessages(formMessages);
  const tArea = useMessages(areaMessages);
  const { field } = form;
  const slot = useFormValue(form, 'slotMinutes') ?? 60;
  return (
    <FormSection title={t('booking')}>
      <SwitchField {...field('bookable')} label={t('bookable')} help={t('bookableHelp')} />
      {isBookable ? (
        <>
          <SimpleGrid {...pair}>
            <LengthField
              form={form}
              name="slotMinutes"
              label={t('slot')}
              options={slotLengths}
              onChoose={(minutes) => {
                // A booking is made of whole slots: the longest follows the slot's length.
                const longest = form.getValues('maxDurationMinutes') ?? minutes;
                const count = Math.max(1, Math.floor(longest / minutes));
                form.setValue('maxDurationMinutes', count * minutes, { shouldDirty: true });
              }}
            />
            <LengthField
              form={form}
              name="maxDurationMinutes"
              label={t('longest')}
              options={slotsInARow.map((count) => count * slot)}
            />
            <NumberField
              {...field('maxAdvanceDays')}
              label={tArea('maxAdvanceDays')}
              help={t('aheadHelp')}
              whole
            />
          </SimpleGrid>
          <SimpleGrid {...pair}>
            <NumberField
              {...field('capPerUnitPerDay')}
              label={tArea('capPerUnitPerDay')}
              help={t('noLimit')}
              whole
            />
            <NumberField
              {...field('capPerUnitPerWeek')}
              label={tArea('capPerUnitPerWeek')}
              help={t('noLimit')}
              whole
            />
          </SimpleGrid>
          <NumberField {...field('arrearsDays')} label={tArea('arrearsDays')} help={t('arrearsHelp')} whole />
          <RadioField
            {...field('whoMayBook')}
            label={tArea('whoMayBook')}
            options={choicesOf(tArea, 'whoMayBook', bookers)}
          />
          <NumberField {...field('remindHours')} label={tArea('remindHours')} help={t('remindHelp')} whole />
          <SwitchField {...field('approvalRequired')} label={t('approval')} help={t('approvalHelp')} />
        </>
      ) : null}
    </FormSection>
  );
}

function PriceFields({ form: { field } }: { form: AreaForm }) {
  const t = useMessages(formMessages);
  const tArea = useMessages(areaMessages);
  const { currency } = useCommunity();
  return (
    <FormSection title={t('price')}>
      <SimpleGrid {...pair}>
        <MoneyField {...field('feeMinor')} label={t('fee')} currency={currency} />
        <MoneyField
          {...field('depositMinor')}
          label={tArea('depositMinor')}
          help={t('depositHelp')}
          currency={currency}
        />
        <NumberField {...field('freeCancelHours')} label={t('freeCancel')} help={t('freeCancelHelp')} whole />
        <NumberField {...field('keptFeePercent')} label={t('keptFee')} help={t('keptFeeHelp')} whole />
      </SimpleGrid>
    </FormSection>
  );
}
