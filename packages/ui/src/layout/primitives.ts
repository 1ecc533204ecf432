import { chakra } from '../theme/styled';

export { Center, Flex, Grid, GridItem, HStack, SimpleGrid, Stack, VStack, Wrap } from '@chakra-ui/react';

export const Box = chakra.div;
