import type { ReactNode } from 'react'
import { FORMATS } from '#contract/formats.ts'
import { UPLOAD_FILES_MAX } from '#contract/limits.ts'
import { PLANS } from '#contract/money/plans.ts'
import { Link } from '#web/router/link.tsx'
import { t } from '#web/i18n/i18n.ts'
import { rich } from '#web/i18n/rich.tsx'

const { free, pro } = PLANS

/** The questions in the order in which new users have them; the id is the hash of the address. */
export const QUESTIONS: readonly { id: string; question: string; answer: ReactNode }[] = [
  {
    id: 'first-ad',
    question: t('How do I make my first ad?'),
    answer: (
      <p>
        {rich(
          t(
            'Choose <create>Create Ad</create>, name your product and say in a sentence or two what it is. Add a photo, choose how the ad shall look and one format, and press Next. The finished picture is in your gallery and can be downloaded at once.',
          ),
          { create: (text) => <Link to="/create">{text}</Link> },
        )}
      </p>
    ),
  },
  {
    id: 'photos',
    question: t('Which photos work best?'),
    answer: (
      <p>
        {t(
          'One product, sharp, whole and well lit, on a plain ground or in its place; a phone’s photo is enough. Up to {max} files at a time. Where the product is cut out of its photo and a part is missing, press Touch up beside the photo and paint it back. The product itself is never drawn anew.',
          { max: UPLOAD_FILES_MAX },
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
          '{all} formats, from stories to banners: {free} in the Free plan, all in Pro. With Pro you can also paste a media plan under Add New Format: any other size in it becomes a format of your ad. Each file has the exact pixels that its platform asks for, and is small enough for it.',
          { all: FORMATS.length, free: free.formats.length },
        )}
      </p>
    ),
  },
  {
    id: 'credits',
    question: t('What does a credit pay for?'),
    answer: (
      <p>
        {rich(
          t(
            'One picture made, or made anew. Changing a finished picture takes none, and a picture that could not be made gives its credit back. Free has {credits} a month, more come with the pack on <plans>Subscription</plans>, and Pro needs none.',
            { credits: free.monthlyCredits },
          ),
          { plans: (text) => <Link to="/subscription">{text}</Link> },
        )}
      </p>
    ),
  },
  {
    id: 'many',
    question: t('I have many products. Must I make each ad by hand?'),
    answer: (
      <p>
        {rich(
          t(
            'No. In <campaigns>Campaigns</campaigns> you choose a look once and upload your shop’s product list: each product gets its pictures, up to {pro} products with Pro and {free} with Free.',
            { pro: pro.maxCampaignProducts, free: free.maxCampaignProducts },
          ),
          { campaigns: (text) => <Link to="/campaigns">{text}</Link> },
        )}
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
        {rich(
          t(
            'They are yours, for business too, and private: other people see them by a link that you send, and no other way. Each file says in its metadata how it was made. What you delete is deleted here: <privacy>Privacy</privacy> has the rest.',
          ),
          { privacy: (text) => <Link to="/privacy">{text}</Link> },
        )}
      </p>
    ),
  },
  {
    id: 'proof',
    question: t('How do I show where a picture comes from?'),
    answer: (
      <p>
        {rich(
          t(
            'Each finished file is signed. On <verify>Who made this picture?</verify> anybody sees who signed it and what went into it, and you can have an ad of yours painted again as a proof.',
          ),
          { verify: (text) => <Link to="/verify">{text}</Link> },
        )}
      </p>
    ),
  },
  {
    id: 'end',
    question: t('How do I end Pro, or leave?'),
    answer: (
      <p>
        {rich(
          t(
            'Pro ends with Manage Subscription on <plans>Subscription</plans>; what you made stays yours to see, download and delete. On <account>Account</account> you download all that is kept about you, and delete the account with everything in it.',
          ),
          {
            plans: (text) => <Link to="/subscription">{text}</Link>,
            account: (text) => <Link to="/account">{text}</Link>,
          },
        )}
      </p>
    ),
  },
]
