import { expect, test } from 'vitest';
import {
  clientAddress,
  clientNetwork,
  draftNetwork,
  isLoopback,
} from '../../../server/http/client-address.ts';

const PROXY = '10.0.0.1';

test.each<[string, string | undefined, string | undefined, number, string]>([
  ['no proxy is trusted', '198.51.100.7', '203.0.113.1', 0, '198.51.100.7'],
  ['no header', PROXY, undefined, 1, PROXY],
  ['one proxy', PROXY, '203.0.113.1', 1, '203.0.113.1'],
  ['one proxy, a client that forges an entry', PROXY, '127.0.0.1, 203.0.113.1', 1, '203.0.113.1'],
  ['two proxies', PROXY, '127.0.0.1, 203.0.113.1, 10.0.0.2', 2, '203.0.113.1'],
  ['two proxies, a request that bypassed the outer one', PROXY, '203.0.113.1', 2, '203.0.113.1'],
  ['an entry that is no address', PROXY, 'unknown', 1, PROXY],
  ['an empty entry', PROXY, '203.0.113.1,', 1, PROXY],
  ['an entry with a port', PROXY, '203.0.113.1:4711', 1, '203.0.113.1'],
  ['an IPv6 entry with a port', PROXY, '[2001:db8::1]:4711', 1, '2001:db8::1'],
  ['an IPv6 entry in brackets', PROXY, '[2001:DB8:0:0::1]', 1, '2001:db8::1'],
  ['IPv4 written as IPv6', '::ffff:203.0.113.1', undefined, 0, '203.0.113.1'],
  ['an IPv6 zone', 'fe80::1%eth0', undefined, 0, 'fe80::1'],
  ['no connection', undefined, undefined, 0, ''],
])('finds the client address: %s', (_, connected, forwardedFor, hops, address) => {
  expect(clientAddress(connected, forwardedFor, hops)).toBe(address);
});

test.each([
  ['203.0.113.1', '203.0.113.1', '203.0.113.0/24'],
  ['203.0.113.255', '203.0.113.255', '203.0.113.0/24'],
  ['2001:db8:1:12ab:3:4:5:6', '2001:db8:1:1200::/56', '2001:db8:1:1200::/56'],
  ['2001:db8:1:12ff::', '2001:db8:1:1200::/56', '2001:db8:1:1200::/56'],
  ['2001:db8:1:1300::', '2001:db8:1:1300::/56', '2001:db8:1:1300::/56'],
  ['2001:db8:1:2::', '2001:db8:1:0::/56', '2001:db8:1:0::/56'],
  ['::1', '0:0:0:0::/56', '0:0:0:0::/56'],
  ['', '', ''],
])('%j counts as %j, its drafts as those of %j', (address, network, area) => {
  expect([clientNetwork(address), draftNetwork(address)]).toEqual([network, area]);
});

test.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['128.0.0.1', false],
  ['::2', false],
  ['', false],
])('%s is a loopback address: %s', (address, isLocal) => {
  expect(isLoopback(address)).toBe(isLocal);
});
