import { useFormats, useMessages, useToday } from '@courtyard/common';
import type { RegisteredPolicy } from '@courtyard/contract/properties/insurance/insurance';
import { CardFrame, CardLine, CardList, CardNothing, StatusBadge } from '@courtyard/ui';
import { registeredPolicies } from '../belongings/insurance/insurance.queries';
import { propertyName, propertyPaths } from '../property/property-paths';
import { daysBetween } from '@courtyard/contract/days';
import { cardMessages } from './cards.messages';

/** Policies that run out in the next 30 days, the first to lapse on top. */
export function InsuranceCard() {
  const t = useMessages(cardMessages);
  const policies = registeredPolicies.useList({ state: ['expiring'], sort: 'expiresOn', limit: 4 });
  const total = policies.data?.page.total ?? 0;
  return (
    <CardFrame
      title={t('insurance')}
      {...(total > 0 && {
        link: { to: `${propertyPaths.list}?insurance=expiring`, label: t('allOfThem', { count: total }) },
      })}
      query={policies}
      lines={4}
      isNothing={({ data }) => data.length === 0}
    >
      {({ data }) =>
        data.length === 0 ? (
          <CardNothing>{t('insured')}</CardNothing>
        ) : (
          <CardList>
            {data.map((policy) => (
              <PolicyLine key={policy.id} policy={policy} />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}

function PolicyLine({ policy }: { policy: RegisteredPolicy }) {
  const t = useMessages(cardMessages);
  const formats = useFormats();
  const days = daysBetween(useToday(), policy.expiresOn);
  const words = { carrier: policy.carrier, day: formats.day(policy.expiresOn) };
  return (
    <CardLine
      to={propertyPaths.detail(policy.propertyId, 'insurance')}
      title={propertyName(policy)}
      detail={t(days < 0 ? 'lapsedOn' : 'lapsesOn', words)}
      aside={
        days < 0 ? (
          <StatusBadge status="danger">{t('lapsed')}</StatusBadge>
        ) : (
          <StatusBadge status="attention">{t('inDays', { count: days })}</StatusBadge>
        )
      }
    />
  );
}
