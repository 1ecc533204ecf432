import { chakra } from '../../theme/styled';
import { Skeleton } from '../../feedback/skeleton';
import { VisuallyHidden } from '../../layout/text';
import { useDataTexts } from '../data.messages';

const lines = Array.from({ length: 10 }, (_, index) => index);

/** Grey rows of the final height. */
export function TableSkeleton({ columnCount }: { columnCount: number }) {
  const t = useDataTexts();
  const cells = Array.from({ length: Math.min(6, columnCount) }, (_, index) => index);
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <chakra.div
        height="10"
        bg="bg.subtle"
        borderBlockWidth="1px"
        borderColor="border.default"
        aria-hidden="true"
      />
      {lines.map((line) => (
        <chakra.div
          key={line}
          aria-hidden="true"
          display="flex"
          alignItems="center"
          gap="6"
          px="4"
          height="row"
          borderBottomWidth="1px"
          borderColor="border.default"
        >
          {cells.map((cell) => (
            <chakra.div key={cell} flex={cell === 0 ? '2' : '1'} {...(cell > 1 ? { hideBelow: 'md' } : {})}>
              <Skeleton height="3" width={`${45 + ((line * 17 + cell * 23) % 45)}%`} />
            </chakra.div>
          ))}
        </chakra.div>
      ))}
      <chakra.div height="12" aria-hidden="true" />
    </div>
  );
}
