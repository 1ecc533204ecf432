import { useCan, useListValues, useMessages, useUiConfig } from '@courtyard/common';
import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import { Card, CardBody, CardHeader, ErrorState, ShareList } from '@courtyard/ui';
import { memberMessages } from '../member/member.messages';
import { membersWith } from '../member/member-paths';
import { members } from '../member/member.queries';
import { holding, rolePaths } from '../role/role-paths';

interface BreakdownProps {
  title: string;
  /** The list's filter that a figure leads to. */
  of: 'status' | 'roleId';
}

/** How many members have which value of a filter; each figure leads to exactly those that it counts. */
export function BreakdownCard({ title, of }: BreakdownProps) {
  const t = useMessages(memberMessages);
  const language = useUiConfig((config) => config.language);
  // Of roles, those who hold them are counted, as the list of roles does; a neighbour sees no others anyhow.
  const seesPast = useCan('Member Details View');
  const leavesPast = of === 'roleId' && seesPast;
  const counted = useListValues(members.sourceOf(leavesPast ? { status: [...holding] } : {}), { of });
  const nameOf = (value: string, label: string | null) => {
    if (label !== null) return roleNames([label], language);
    const isStatus = value === 'active' || value === 'invited' || value === 'suspended' || value === 'past';
    return isStatus ? t(`status.${value}`) : value;
  };
  const parts = counted.data?.values.map(({ value, label, count }) => ({
    key: value,
    name: nameOf(value, label),
    count,
    to: leavesPast ? rolePaths.holders(value) : membersWith(of, value),
  }));
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        {counted.isError ? (
          <ErrorState error={counted.error} onRetry={() => void counted.refetch()} />
        ) : (
          <ShareList parts={parts} />
        )}
      </CardBody>
    </Card>
  );
}
