import { choicesOf, useCan, useMessages } from '@courtyard/common';
import { homeRelations } from '@courtyard/contract/people/member/member.values';
import { ComboboxField, DateField, RadioField } from '@courtyard/ui/forms';
import { admissionMessages } from './admission.messages';
import { findHomes } from './admission.queries';

interface HomeFieldsProps {
  isChosen: boolean;
  /** The form is about nothing else. */
  required?: boolean;
}

/** As what the person may say that a property is somebody's; none for who may not. */
export function useGivenRelations() {
  const seesProperties = useCan('Properties List View');
  const givesOwnership = useCan('Ownership Update');
  const givesResidency = useCan('Residency Update');
  if (!seesProperties) return [];
  return homeRelations.filter((relation) => (relation === 'owner' ? givesOwnership : givesResidency));
}

/** A property that becomes somebody's, as what and for which time, for who may say whose properties are. */
export function HomeFields({ isChosen, required = false }: HomeFieldsProps) {
  const t = useMessages(admissionMessages);
  const may = useGivenRelations();
  if (may.length === 0) return null;
  return (
    <>
      <ComboboxField
        name="propertyId"
        label={t('home')}
        help={required ? undefined : t('homeText')}
        placeholder={t('findHome')}
        required={required}
        optional={!required}
        options={findHomes}
      />
      {isChosen ? (
        <>
          <RadioField
            name="relation"
            label={t('relation')}
            direction="row"
            options={choicesOf(t, 'relation', may)}
          />
          <DateField
            name="startsOn"
            label={t('startsOn')}
            help={required ? undefined : t('startsOnText')}
            required={required}
            optional={!required}
          />
          <DateField
            name="endsOn"
            label={t('endsOn')}
            help={required ? undefined : t('endsOnText')}
            optional
          />
        </>
      ) : null}
    </>
  );
}
