import { useFormats, useListTotals } from '@courtyard/common';
import { Card, CardBody, CardHeader, ErrorState, Skeleton, Text, TextLink } from '@courtyard/ui';
import { memberPaths, membersWith } from '../member/member-paths';
import { members } from '../member/member.queries';

interface CountProps {
  title: string;
  text: string;
  /** A stretch of days in which they became members; none for all. */
  since?: 'this-month';
}

/** How many members there are, as a figure that leads to them. */
export function CountCard({ title, text, since }: CountProps) {
  const formats = useFormats();
  const totals = useListTotals(members.sourceOf(since ? { memberSince: since } : {}));
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        {totals.isError ? (
          <ErrorState error={totals.error} onRetry={() => void totals.refetch()} />
        ) : totals.data === undefined ? (
          <Skeleton height="9" width="16" />
        ) : (
          <TextLink
            to={since ? membersWith('memberSince', since) : memberPaths.list}
            look="quiet"
            fontSize="3xl"
            lineHeight="3xl"
            aria-label={`${title}: ${formats.number(totals.data.count)}`}
          >
            {formats.number(totals.data.count)}
          </TextLink>
        )}
        <Text size="sm" tone="muted" mt="1">
          {text}
        </Text>
      </CardBody>
    </Card>
  );
}
