import { useFormats, useMessages, useToday } from '@courtyard/common';
import type { RegisteredPolicy } from '@courtyard/contract/properties/unit-records/insurance/insurance';
import { CardFrame, CardLine, CardList, CardNothing, StatusBadge } from '@courtyard/ui';
import { registeredPolicies } from '../../unit-records/insurance/insurance.queries';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { propertyPaths } from '../../property/property-paths';
import { usePropertyFacets } from '../../property/property.queries';
import { daysBetween } from '@courtyard/contract/days';
import { cardMessages } from './cards.messages';

const lapsesPath = `${propertyPaths.list}?insurance=lapsed&insurance=expiring`;

/** How many properties have lost their cover, and the policies that run out in the next 30 days, the first on top. */
export function InsuranceCard() {
  const t = useMessages(cardMessages);
  const facets = usePropertyFacets();
  const policies = registeredPolicies.useList({ state: ['expiring'], sort: 'expiresOn', limit: 3 });
  const countOf = (state: string) => facets.data?.insurance.find(({ value }) => value === state)?.count ?? 0;
  const lapsed = countOf('lapsed');
  const total = lapsed + countOf('expiring');
  const asked = {
    data: facets.data && policies.data,
    error: facets.error ?? policies.error,
    refetch: () => Promise.all([facets.refetch(), policies.refetch()]),
  };
  return (
    <CardFrame
      title={t('insurance')}
      {...(total > 0 && { link: { to: lapsesPath, label: t('allOfThem', { count: total }) } })}
      query={asked}
      lines={4}
      isNothing={({ data }) => data.length === 0 && lapsed === 0}
    >
      {({ data }) =>
        data.length === 0 && lapsed === 0 ? (
          <CardNothing>{t('insured')}</CardNothing>
        ) : (
          <CardList>
            {lapsed > 0 ? (
              <CardLine
                to={`${propertyPaths.list}?insurance=lapsed`}
                title={t('lapsedProperties', { count: lapsed })}
                detail={t('lapsedText')}
                aside={<StatusBadge status="danger">{t('lapsed')}</StatusBadge>}
              />
            ) : null}
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
  const count = daysBetween(useToday(), policy.expiresOn);
  return (
    <CardLine
      to={propertyPaths.detail(policy.propertyId, 'insurance')}
      title={propertyName(policy)}
      detail={t('lapsesOn', { carrier: policy.carrier, day: formats.day(policy.expiresOn) })}
      aside={<StatusBadge status="attention">{t('inDays', { count })}</StatusBadge>}
    />
  );
}
