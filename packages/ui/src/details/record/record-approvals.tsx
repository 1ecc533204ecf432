import type { TaskSubject } from '@courtyard/common';
import { LinkButton, TextLink } from '../../actions/links';
import { StatusBadge } from '../../display/badge';
import { Box, Flex } from '../../layout/primitives';
import { useDetailsTexts } from '../details.messages';
import { useRecordApprovals } from './use-record-approvals';

/** What of the record whose page it is waits for a second person, each leading to it, with the verb for who may decide; nothing where nothing waits. */
export function RecordApprovals({ record, recordId }: TaskSubject) {
  const t = useDetailsTexts();
  const rows = useRecordApprovals({ record, recordId });
  return (
    <Box mb="5" role="status" _empty={{ display: 'none' }}>
      {rows.length > 0 ? (
        <Box as="ul" listStyleType="none">
          {rows.map(({ id, title, canDecide }) => (
            <Flex as="li" key={id} align="center" wrap="wrap" gap="2">
              <StatusBadge status="attention">
                {t(canDecide ? 'waitsForYou' : 'waitsForApproval')}
              </StatusBadge>
              <TextLink to={`/approvals?id=${id}`} fontSize="sm">
                {title}
              </TextLink>
              {canDecide ? (
                <LinkButton size="sm" variant="primary" to={`/approvals?id=${id}`}>
                  {t('decide')}
                </LinkButton>
              ) : null}
            </Flex>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
