import { gateOf } from '@courtyard/ui/details';
import { mailingPaths } from './mailing-paths';
import { mailingMessages } from './mailing.messages';
import { mailings, mailingWalk } from './mailing.queries';

/** A page about the e-mail notification `?id=`. */
export const MailingGate = gateOf({
  messages: mailingMessages,
  title: (t) => t('mailing'),
  useOne: mailings.useOne,
  list: mailingPaths.list,
  walk: mailingWalk,
});
