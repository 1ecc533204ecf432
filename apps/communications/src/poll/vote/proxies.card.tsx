import { toast, useFormats, useMessages } from '@courtyard/common';
import type { OwnVote, PollBallot } from '@courtyard/contract/communications/poll/voting/vote';
import { Box, Button, Card, CardBody, CardHeader, useFailureToast } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { useState } from 'react';
import { electorsMessages } from '../electors/electors.messages';
import { ProxyDialog } from '../electors/proxy.dialog';
import { useRevokeProxy } from '../poll.queries';
import { voteMessages } from './vote.messages';

/** Votes of one's own that somebody else can be asked to cast; nothing where the poll or what was cast leaves none. */
export function ProxiesCard({ ballot: { poll, votes } }: { ballot: PollBallot }) {
  const t = useMessages(voteMessages);
  const [asked, setAsked] = useState<OwnVote | null>(null);
  const own = votes.filter(
    ({ proxyFor, suspended, voted, givenTo }) =>
      proxyFor === null && suspended === null && (!voted || (givenTo !== null && poll.replaceable)),
  );
  if (!poll.proxies || own.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('proxies')} description={t('proxiesText')} />
      <CardBody>
        <Box as="ul" listStyleType="none" mb="-3">
          {own.map((vote) => (
            <OwnVoteRow key={vote.electorId} pollId={poll.id} vote={vote} onAsk={() => setAsked(vote)} />
          ))}
        </Box>
      </CardBody>
      {asked ? (
        <ProxyDialog
          pollId={poll.id}
          electorId={asked.electorId}
          name={asked.name}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Card>
  );
}

interface RowProps {
  pollId: string;
  vote: OwnVote;
  onAsk: () => void;
}

function OwnVoteRow({ pollId, vote: { electorId, name, givenTo }, onAsk }: RowProps) {
  const t = useMessages(voteMessages);
  const tElectors = useMessages(electorsMessages);
  const fail = useFailureToast();
  const formats = useFormats();
  const revoking = useRevokeProxy(pollId, electorId);
  const takeBack = () =>
    void revoking
      .mutateAsync(undefined)
      .then(() => toast({ title: t('takenBack'), kind: 'success' }))
      .catch(fail);
  return (
    <PartRow
      title={name}
      aside={
        givenTo === null ? (
          <Button size="sm" onClick={onAsk}>
            {t('askSomebody')}
          </Button>
        ) : (
          <Button size="sm" loading={revoking.isPending} onClick={takeBack}>
            {t('takeBack')}
          </Button>
        )
      }
    >
      {givenTo === null
        ? null
        : givenTo.until === null
          ? tElectors('proxy', { name: givenTo.name })
          : tElectors('proxyUntilDay', { name: givenTo.name, day: formats.day(givenTo.until) })}
    </PartRow>
  );
}
