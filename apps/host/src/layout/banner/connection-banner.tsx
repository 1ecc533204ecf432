import { useMessages } from '@courtyard/common';
import { layoutMessages } from '../layout.messages';
import { Banner } from './banner';
import { useConnection } from './use-connection';

/** Says that nothing can be fetched or saved at the moment; it goes when that is over. */
export function ConnectionBanner() {
  const t = useMessages(layoutMessages);
  const connection = useConnection();
  return <div role="status">{connection === 'fine' ? null : <Banner text={t(connection)} />}</div>;
}
