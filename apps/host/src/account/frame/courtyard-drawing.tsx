import { Box } from '@courtyard/ui';

const houses =
  'M8 196h448M40 196v-84l46-36 46 36v84M30 120l56-44 56 44M74 196v-40h24v40M62 128h14M96 128h14' +
  'M142 196V72h78v124M142 72l39-26 39 26M158 92h14M190 92h14M158 120h14M190 120h14M158 148h14M190 148h14M171 196v-24h20v24' +
  'M344 196V88h72v108M344 88h72M358 108h14M388 108h14M358 134h14M388 134h14M369 196v-34h22v34M416 196v-64h22v64M344 88l10-16h52l10 16';
const trees =
  'M270 196v-70M270 154l16-14M270 168l-13-12M270 126c-21 0-34-14-34-32 0-14 9-22 12-32 4-13 13-20 22-20s18 7 22 20c3 10 12 18 12 32 0 18-13 32-34 32z' +
  'M316 196v-30M316 166c-9 0-15-7-15-16 0-10 7-20 15-20s15 10 15 20c0 9-6 16-15 16z' +
  'M228 186h26M232 186v10M250 186v10';

/** Houses around an open court with its trees and a bench, in one line. Decoration. */
export function CourtyardDrawing() {
  return (
    <Box width="full" maxWidth="29rem" aria-hidden="true" color="border.strong">
      <svg
        viewBox="0 0 464 204"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={houses} />
        <Box asChild color="accent.fg">
          <path d={trees} />
        </Box>
      </svg>
    </Box>
  );
}
