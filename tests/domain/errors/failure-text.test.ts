import { expect, test } from 'vitest';
import { deployFailureText, retryText } from '../../../domain/errors/failure-text.ts';
import { DeployError, reasonOf, refusalStatus } from '../../../domain/publish/deploy-error.ts';
import { en } from '../../../words/en/en.ts';

test.each<[string, unknown, string, number | undefined]>([
  ['a message from the server', new DeployError('Too big.', 413), 'Failed to deploy website: Too big.', 413],
  [
    'a message from the client',
    new TypeError('Failed to fetch'),
    'Failed to deploy website: Failed to fetch',
    undefined,
  ],
  ['no message', new DeployError('', 500), 'An unknown error occurred', 500],
  ['a blank message', new DeployError('   ', 500), 'An unknown error occurred', 500],
  ['no error object', undefined, 'An unknown error occurred', undefined],
])('a failed deploy with %s', (_, error, details, status) => {
  expect(deployFailureText(reasonOf(error), en)).toBe(details);
  expect(refusalStatus(error)).toBe(status);
});

test.each([
  [undefined, 'Please try again later.'],
  [1, 'Please try again in a minute.'],
  [5399, 'Please try again in 90 minutes.'],
  [5400, 'Please try again in 2 hours.'],
  [86_400, 'Please try again in 24 hours.'],
  [172_800, 'Please try again in 2 days.'],
  [29 * 86_400, 'Please try again in 29 days.'],
])('a wait of %s seconds is told as %s', (seconds, text) => {
  expect(retryText(seconds, en.again)).toBe(text);
});
