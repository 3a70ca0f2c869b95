import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FORMATS } from '#contract/formats.ts'
import { UPLOAD_FILES_MAX } from '#contract/limits.ts'
import { PLANS } from '#contract/plans.ts'
import { t } from '#web/i18n/i18n.ts'

const { free, pro } = PLANS

/** In the order in which somebody new comes to them; the id is the question's place in the address. */
export const QUESTIONS: readonly { id: string; question: string; answer: ReactNode }[] = [
  {
    id: 'first-ad',
    question: t('How do I make my first ad?'),
    answer: (
      <p>
        Choose <Link to="/create">{t('Create Ad')}</Link>, name your product and say in a sentence or two what it is.
        Add a photo, choose how the ad shall look and one format, and press Next. The finished picture is in your
        gallery and can be downloaded at once.
      </p>
    ),
  },
  {
    id: 'photos',
    question: t('Which photos work best?'),
    answer: (
      <p>
        {t(
          'One product, sharp, whole and well lit, on a plain ground or in its place; a phone’s photo is enough. Up to {UPLOAD_FILES_MAX} files at a time. Where the product is cut out of its photo and a part is missing, press Touch up beside the photo and paint it back. The product itself is never drawn anew.',
          { UPLOAD_FILES_MAX },
        )}
      </p>
    ),
  },
  {
    id: 'change',
    question: t('Can I change a word, a price or a color afterwards?'),
    answer: (
      <p>
        {t(
          'Yes, and it costs nothing. Open the ad, press a text on the picture or Change words, and change it in this picture or in all of them. The rest stays as it is wherever the new words have room; the screen says where it has not. Undo takes back each change.',
        )}
      </p>
    ),
  },
  {
    id: 'left-out',
    question: t('Why is something missing on a small picture?'),
    answer: (
      <p>
        {t(
          'A banner of 320 by 50 pixels has no room for a sentence. What finds none is left out rather than made too small to read, and is named beside the picture. A shorter text often brings it back.',
        )}
      </p>
    ),
  },
  {
    id: 'formats',
    question: t('Which sizes are there?'),
    answer: (
      <p>
        {t(
          '{FORMATS} formats, from stories to banners: {formats} in the Free plan, all in Pro. With Pro you can also paste a media plan under Add New Format: any other size in it becomes a format of your ad. Each file has the exact pixels that its platform asks for, and is small enough for it.',
          { FORMATS: FORMATS.length, formats: free.formats.length },
        )}
      </p>
    ),
  },
  {
    id: 'credits',
    question: t('What does a credit pay for?'),
    answer: (
      <p>
        One picture made, or made anew. Changing a finished picture takes none, and a picture that could not be made
        gives its credit back. Free has {free.monthlyCredits} a month, more come with the pack on{' '}
        <Link to="/subscription">{t('Subscription')}</Link>, and Pro needs none.
      </p>
    ),
  },
  {
    id: 'many',
    question: t('I have many products. Must I make each ad by hand?'),
    answer: (
      <p>
        No. In <Link to="/campaigns">{t('Campaigns')}</Link> you choose a look once and upload your shop’s product list:
        each product gets its pictures, up to {pro.maxCampaignProducts} products with Pro and {free.maxCampaignProducts}{' '}
        with Free.
      </p>
    ),
  },
  {
    id: 'approval',
    question: t('How does a client approve an ad?'),
    answer: (
      <p>
        {t(
          'Press Share for approval under the ad and send the link. Whoever has it sees the pictures without an account, puts comments on them, and approves. You can end the link at any time.',
        )}
      </p>
    ),
  },
  {
    id: 'use',
    question: t('May I use the ads, and who else sees them?'),
    answer: (
      <p>
        They are yours, for business too, and private: other people see them by a link that you send, and no other way.
        Each file says in its metadata how it was made. What you delete is deleted here:{' '}
        <Link to="/privacy">{t('Privacy')}</Link> has the rest.
      </p>
    ),
  },
  {
    id: 'end',
    question: t('How do I end Pro, or leave?'),
    answer: (
      <p>
        Pro ends with Manage Subscription on <Link to="/subscription">{t('Subscription')}</Link>; what you made stays
        yours to see, download and delete. On <Link to="/account">{t('Account')}</Link> you download all that is kept
        about you, and delete the account with everything in it.
      </p>
    ),
  },
]
