import { choicesOf, useCan, useMessages } from '@courtyard/common';
import { homeRelations } from '@courtyard/contract/people/member/member.values';
import { ComboboxField, RadioField } from '@courtyard/ui/forms';
import { admissionMessages } from './admission.messages';
import { findHomes } from './admission.queries';

/** A property that becomes somebody's, for who may say whose properties are. */
export function HomeFields({ isChosen }: { isChosen: boolean }) {
  const t = useMessages(admissionMessages);
  const seesProperties = useCan('Properties List View');
  const givesOwnership = useCan('Ownership Update');
  const givesResidency = useCan('Residency Update');
  if (!seesProperties || !(givesOwnership || givesResidency)) return null;
  const may = homeRelations.filter((relation) => (relation === 'owner' ? givesOwnership : givesResidency));
  return (
    <>
      <ComboboxField
        name="propertyId"
        label={t('home')}
        help={t('homeText')}
        placeholder={t('findHome')}
        optional
        options={findHomes}
      />
      {isChosen ? (
        <RadioField
          name="relation"
          label={t('relation')}
          direction="row"
          options={choicesOf(t, 'relation', may)}
        />
      ) : null}
    </>
  );
}
