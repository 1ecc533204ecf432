import { defineMessages, useCan, useFormats, useMessages } from '@courtyard/common';
import { TextLink } from '@courtyard/ui';
import { Banner } from './banner';
import en from './leaving-text.en.json';
import es from './leaving-text.es.json';

const leavingMessages = defineMessages({ en, es });

/** The line over every page, with the way to where it is called off for those who may. */
export function LeavingText({ day }: { day: string }) {
  const t = useMessages(leavingMessages);
  const formats = useFormats();
  const canCallOff = useCan('Community Delete');
  return (
    <div role="status">
      <Banner text={t('text', { day: formats.day(day) })}>
        {canCallOff ? (
          <TextLink to="/administration/data" ms="auto" color="inherit" flexShrink="0">
            {t('open')}
          </TextLink>
        ) : null}
      </Banner>
    </div>
  );
}
