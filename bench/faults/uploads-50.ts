import { uploadFiles } from '#test/fill-in.ts'
import { drawPhonePhoto } from '../upload/files.ts'
import type { Fault } from './fault.ts'

export const uploads50: Fault = {
  name: 'uploads-50',
  what: '50 photos of 12 megapixels are uploaded at once',
  async strike(_, { people, generateMore }) {
    const bytes = await drawPhonePhoto()
    generateMore()
    const uploads = Array.from({ length: 50 }, async (_, index) => {
      const person = people[index % people.length]!
      const answer = await person.call(
        () => uploadFiles(person.client, person.adId, [{ bytes, name: 'photo.jpg' }]),
        false,
      )
      if (answer?.status === 200) for (const { url } of answer.body as { url: string }[]) person.pictures.add(url)
    })
    await Promise.all(uploads)
  },
}
