import { recordLoader } from '@courtyard/ui/details';
import { mailingPaths } from './mailing-paths';
import { mailingMessages } from './mailing.messages';
import { mailings, mailingPager } from './mailing.queries';

/** A page about the e-mail notification `?id=`. */
export const MailingLoader = recordLoader({
  messages: mailingMessages,
  title: (t) => t('mailing'),
  useOne: mailings.useOne,
  list: mailingPaths.list,
  pager: mailingPager,
});
