import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyOf, generatedRequests } from './generated-requests';

const subject = { trackingCode: 'TF-0000-0000', email: 'sample@tintforge.example', version: 1 };

test('a request makes the same body again and again, whatever its damages do to each other', () => {
  fc.assert(
    fc.property(generatedRequests, (request) => {
      expect(bodyOf(request, subject)).toEqual(bodyOf(request, subject));
    }),
    { numRuns: 300, seed: 20_261_122 },
  );
});
