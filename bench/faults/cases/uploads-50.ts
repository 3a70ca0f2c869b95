import { uploadFiles } from '#test/given/fill-in.ts'
import { drawPhonePhoto } from '../../upload/files.ts'
import type { Fault } from '../fault.ts'

export const uploads50: Fault = {
  name: 'uploads-50',
  what: '50 photos of 12 megapixels are uploaded at once, by ten people',
  // Three users would each exceed the limit of pictures in no ad.
  guests: 7,
  async strike(_, { people, guests, generateMore }) {
    const bytes = await drawPhonePhoto()
    generateMore()
    const uploaders = [...people, ...guests]
    const uploads = Array.from({ length: 50 }, async (_, index) => {
      const person = uploaders[index % uploaders.length]!
      const answer = await person.call(
        () => uploadFiles(person.client, person.adId, [{ bytes, name: 'photo.jpg' }]),
        false,
      )
      if (answer?.status === 200) for (const { url } of answer.body as { url: string }[]) person.pictures.add(url)
    })
    await Promise.all(uploads)
  },
}
