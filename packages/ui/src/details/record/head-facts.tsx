import { Box } from '../../layout/primitives';
import { Card, CardBody } from '../../layout/card';
import { type Fact, Facts } from '../facts';

interface HeadFactsProps {
  /** What most people come for; what else is known of a record stands in its overview. */
  facts: readonly [Fact, (Fact | undefined)?, (Fact | undefined)?, (Fact | undefined)?];
}

/** The few facts at the head of a record's page, two beside each other on narrow windows. */
export function HeadFacts({ facts }: HeadFactsProps) {
  return (
    <Box mb="5">
      <Card>
        <CardBody>
          <Facts facts={facts.filter((fact) => fact !== undefined)} columns={{ base: 2, lg: 4 }} />
        </CardBody>
      </Card>
    </Box>
  );
}
