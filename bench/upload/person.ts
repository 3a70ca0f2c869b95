import { TestClient } from '#test/client.ts'
import { TEST_PRODUCT, uploadFiles } from '#test/given/fill-in.ts'
import { expectOk } from '../make-creative.ts'

export interface Uploader {
  client: TestClient
  adId: string
}

/** Creates a user with one ad. */
export async function signUpUploader(origin: string, name: string): Promise<Uploader> {
  const client = new TestClient(origin)
  await client.signIn(`${name}@example.com`, name)
  const { id } = (await expectOk(client.post('/api/creatives', TEST_PRODUCT))) as { id: string }
  return { client, adId: id }
}

/** Uploads so many copies of a file in one call; returns its status. */
export async function uploadCopies({ client, adId }: Uploader, bytes: Uint8Array, count: number): Promise<number> {
  const files = Array.from({ length: count }, (_, index) => ({ bytes, name: `${index}.jpg` }))
  return (await uploadFiles(client, adId, files)).status
}
