import { Box, Grid, Icon, type IconName, Text } from '@courtyard/ui';
import { useId } from 'react';

interface Tile<V extends string> {
  value: V;
  label: string;
  text?: string | undefined;
  icon?: IconName | undefined;
}

interface TileChoiceProps<V extends string> {
  label: string;
  tiles: readonly Tile<V>[];
  value: V | null;
  onChange: (value: V) => void;
  error?: string | undefined;
  /** `chips` for short words without a sign. */
  look?: 'tiles' | 'chips';
}

/** One of a few choices, each large enough for a thumb: radio buttons that look like tiles. */
export function TileChoice<V extends string>(props: TileChoiceProps<V>) {
  const { label, tiles, value, onChange, error, look = 'tiles' } = props;
  const id = useId();
  const isChips = look === 'chips';
  return (
    <Box
      as="fieldset"
      role="radiogroup"
      border="0"
      minWidth="0"
      aria-labelledby={`${id}-label`}
      aria-required
      {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
    >
      <Text as="span" id={`${id}-label`} size="sm" fontWeight="medium">
        {label}
      </Text>
      <Grid
        gap="2"
        mt="2"
        templateColumns={
          isChips
            ? 'repeat(auto-fill, minmax(8.5rem, 1fr))'
            : { base: 'repeat(auto-fill, minmax(9.5rem, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }
        }
      >
        {tiles.map((tile) => (
          <Box
            asChild
            key={tile.value}
            position="relative"
            display="flex"
            flexDirection={isChips ? 'row' : 'column'}
            alignItems={isChips ? 'center' : 'flex-start'}
            gap="1"
            minHeight="11"
            px="3"
            py={isChips ? '2' : '3'}
            borderRadius="md"
            borderWidth="1px"
            borderColor={tile.value === value ? 'accent.solid' : 'border.strong'}
            bg={tile.value === value ? 'accent.subtle' : 'bg.surface'}
            cursor="pointer"
            css={{
              '&:hover': { borderColor: 'accent.fg' },
              '&:has(input:focus-visible)': {
                outline: '2px solid {colors.accent.solid}',
                outlineOffset: '2px',
              },
            }}
          >
            <label>
              <Box asChild position="absolute" inset="0" opacity="0" cursor="pointer">
                <input
                  type="radio"
                  name={id}
                  value={tile.value}
                  checked={tile.value === value}
                  onChange={() => onChange(tile.value)}
                />
              </Box>
              {tile.icon ? (
                <Box color="accent.fg">
                  <Icon name={tile.icon} />
                </Box>
              ) : null}
              <Text as="span" size="sm" fontWeight="medium" overflowWrap="anywhere">
                {tile.label}
              </Text>
              {tile.text ? (
                <Text as="span" size="xs" tone="muted">
                  {tile.text}
                </Text>
              ) : null}
              {tile.value === value ? (
                <Box position="absolute" insetEnd="2" top="2" color="accent.fg">
                  <Icon name="check" size="sm" />
                </Box>
              ) : null}
            </label>
          </Box>
        ))}
      </Grid>
      {error ? (
        <Text id={`${id}-error`} size="sm" tone="danger" mt="1.5">
          {error}
        </Text>
      ) : null}
    </Box>
  );
}
