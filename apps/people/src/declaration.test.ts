import { testDeclaration } from '@courtyard/common/testing';
import { peoplePermissions } from '@courtyard/contract/people/permissions';
import declared from '../section.json';
import { routes } from './routes';
import { slots } from './slots';

testDeclaration({ declared, routes, slots, permissions: peoplePermissions });
