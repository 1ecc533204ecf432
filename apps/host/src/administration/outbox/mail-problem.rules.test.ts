import { mailProblem } from './mail-problem.rules';

test.each([
  ['ECONNECTION', 'unreachable'],
  ['ESOCKET', 'unreachable'],
  ['ETIMEDOUT CONN', 'unreachable'],
  ['EAUTH 535 AUTH PLAIN', 'sign-in'],
  ['EENVELOPE 530 MAIL FROM', 'sign-in'],
  ['ETLS', 'encryption'],
  ['EENVELOPE 451 RCPT TO', 'later'],
  ['EENVELOPE 421', 'later'],
  ['EENVELOPE 553 MAIL FROM', 'sender'],
  ['EENVELOPE 550 RCPT TO', 'recipient'],
  ['EENVELOPE 550', 'recipient'],
  ['EENVELOPE 552 RCPT TO', 'full'],
  ['EMESSAGE 552 DATA', 'too-large'],
  ['EMESSAGE 554 DATA', 'content'],
  ['unknown', 'other'],
  ['', 'other'],
])('"%s" is %s', (noted, problem) => {
  expect(mailProblem(noted)).toBe(problem);
});
