import { useMessages } from '@courtyard/common';
import { CardFrame, CardLine, CardList, Text } from '@courtyard/ui';
import { isToSend, useOwnDocuments } from './document-states';
import { ownVendorMessages } from './own-vendor.messages';
import { ownVendorPath, useOwnVendor } from './own-vendor.queries';

/** Which documents of the vendor that the person works for the community has on file. */
export function MyDocumentsCard() {
  const t = useMessages(ownVendorMessages);
  const documentsOf = useOwnDocuments();
  return (
    <CardFrame
      title={t('documents')}
      link={{ to: ownVendorPath, label: t('open') }}
      query={useOwnVendor()}
      lines={2}
      isNothing={(found) => found === null}
    >
      {(found) =>
        found === null ? null : (
          <>
            <CardList>
              {documentsOf(found).map(({ name, detail, badge }) => (
                <CardLine key={name} to={ownVendorPath} title={name} detail={detail} aside={badge} />
              ))}
            </CardList>
            {isToSend(found) ? (
              <Text size="sm" tone="muted" mt="2">
                {t('send')}
              </Text>
            ) : null}
          </>
        )
      }
    </CardFrame>
  );
}
