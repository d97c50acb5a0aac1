import { expect, test } from 'vitest';
import { receiverAddress } from '../../domain/inspect-receivers.ts';

test.each([
  'ws://localhost:8080/',
  'wss://tools.example/',
  'http://localhost:5173/page',
  'https://tools.example/',
])('%s is the address of a receiver', (text) => expect(receiverAddress(text)?.href).toBe(text));

test.each(['ftp://tools.example', 'tools.example', 'localhost:8080', 'https://me:secret@tools.example', ''])(
  '"%s" is none',
  (text) => expect(receiverAddress(text)).toBeUndefined(),
);
