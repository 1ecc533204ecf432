import { useFormats, useMessages } from '@courtyard/common';
import { requestKinds } from '@courtyard/contract/service-requests/kind/request-kind.values';
import type { RequestTarget } from '@courtyard/contract/service-requests/policy/request-policy';
import { requestPriorities } from '@courtyard/contract/service-requests/request/request.values';
import { Box, Missing, Text } from '@courtyard/ui';
import { settingsMessages } from './settings.messages';

/** Within how many hours requests are answered and resolved: a row for each kind, a column for each priority. */
export function TargetsTable({ targets }: { targets: readonly RequestTarget[] }) {
  const t = useMessages(settingsMessages);
  const kinds = requestKinds.filter((kind) => targets.some((target) => target.kind === kind));
  return (
    // The region scrolls by keys too.
    <Box overflowX="auto" position="relative" tabIndex={0} role="region" aria-label={t('targets')}>
      <Box
        as="table"
        width="full"
        fontSize="sm"
        css={{ '& :is(th, td)': { py: '2', pe: '4', textAlign: 'start' } }}
      >
        <Text as="caption" size="sm" tone="muted" textAlign="start" mb="1">
          {t('targetsText')}
        </Text>
        <thead>
          <Box as="tr" borderBottomWidth="1px" borderColor="border.default">
            <th scope="col">{t('kind')}</th>
            {requestPriorities.map((priority) => (
              <th key={priority} scope="col">
                {t(`priority.${priority}`)}
              </th>
            ))}
          </Box>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <Box as="tr" key={kind} borderBottomWidth="1px" borderColor="border.default">
              <th scope="row">{t(`kind.${kind}`)}</th>
              {requestPriorities.map((priority) => (
                <td key={priority}>
                  <TargetText
                    target={targets.find((each) => each.kind === kind && each.priority === priority)}
                  />
                </td>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function TargetText({ target }: { target: RequestTarget | undefined }) {
  const t = useMessages(settingsMessages);
  const formats = useFormats();
  if (!target) return <Missing />;
  const hours = (count: number | null) => (count === null ? '–' : formats.number(count));
  const { responseHours, resolutionHours, isAroundTheClock } = target;
  return (
    <>
      <Text as="span" size="sm" numeric whiteSpace="nowrap">
        {t('targetHours', { response: hours(responseHours), resolution: hours(resolutionHours) })}
      </Text>
      {isAroundTheClock ? (
        <Text as="span" size="xs" tone="muted" display="block">
          {t('around')}
        </Text>
      ) : null}
    </>
  );
}
