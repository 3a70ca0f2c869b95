import { z } from 'zod'
import * as account from '#contract/desk/account.ts'
import * as admin from '#contract/desk/admin.ts'
import * as apiToken from '#contract/programs/api-token.ts'
import * as connectedApp from '#contract/programs/connected-app.ts'
import * as brand from '#contract/ads/brand/brand.ts'
import * as webhook from '#contract/programs/webhook.ts'
import { type Call, defineCall, idParams } from '#contract/platform/call.ts'
import * as campaign from '#contract/catalogue/campaign.ts'
import * as campaignResults from '#contract/catalogue/campaign-results.ts'
import * as carousels from '#contract/catalogue/campaign-carousels.ts'
import * as campaignRun from '#contract/catalogue/campaign-run.ts'
import * as campaignSheets from '#contract/catalogue/campaign-sheets.ts'
import * as campaignRules from '#contract/catalogue/campaign-rules.ts'
import * as campaignFeedOut from '#contract/catalogue/campaign-feed-out.ts'
import * as campaignSource from '#contract/catalogue/campaign-source.ts'
import * as campaignSamples from '#contract/catalogue/campaign-samples.ts'
import { changeAdCall } from '#contract/ads/change.ts'
import * as creative from '#contract/ads/creative.ts'
import * as cutOut from '#contract/ads/cut-outs/cut-out.ts'
import { CUT_OUT_PREVIEW_PATH } from '#contract/ads/cut-outs/cut-out-preview.ts'
import * as credits from '#contract/money/credits.ts'
import { CREATIVE_DOWNLOAD_PATH, CREATIVES_DOWNLOAD_PATH, SALE_DOWNLOAD_PATH } from '#contract/ads/downloads.ts'
import * as proof from '#contract/ads/proof.ts'
import * as generation from '#contract/ads/generation.ts'
import * as image from '#contract/pictures/image.ts'
import { listPlansCall } from '#contract/money/plan-catalogue.ts'
import { readProductPageCall, importPagePhotosCall } from '#contract/catalogue/product-page.ts'
import * as reviewList from '#contract/ads/reviews/review-list.ts'
import * as likeness from '#contract/ads/likeness.ts'
import { listOtherLooksCall } from '#contract/ads/other-looks.ts'
import * as review from '#contract/ads/reviews/review.ts'
import * as subscription from '#contract/money/subscription.ts'
import { checkPictureCall } from '#contract/rulebook/check-picture.ts'
import { getLookAdviceCall, sketchQuery } from '#contract/ads/look.ts'
import { suggestTaglinesCall } from '#contract/ads/taglines.ts'
import { RECIPE_HEADER, SKETCH_PATH } from '#contract/ads/sketch.ts'
import * as adTest from '#contract/ads/experiment.ts'
import * as sale from '#contract/ads/sales/sale-calendar.ts'
import { TRIAL_DOWNLOAD_PATH } from '#contract/ads/trials/factors.ts'
import * as trialResults from '#contract/ads/trials/results.ts'
import * as trials from '#contract/ads/trials/trial.ts'
import * as translation from '#contract/ads/translation.ts'
import { understandChangeCall } from '#contract/ads/understand.ts'
import * as user from '#contract/people/user.ts'
import * as variant from '#contract/ads/variant.ts'
import { LOGOUT_PATH } from '#server/people/auth/logout-routes.ts'
import { WEBHOOK_PATH } from '#server/money/billing/webhook-routes.ts'
import { adDownloadQuery, creativeDownloadQuery, downloadQuery } from '#server/ads/downloads/routes.ts'
import { saleDownloadQuery } from '#server/ads/sales/routes.ts'
import { trialDownloadQuery } from '#server/ads/trials/routes.ts'
import { IMAGE_PATH, imageQuery } from '#server/pictures/images/routes.ts'
import type { JsonSchema } from './json-schemas.ts'

/** A response for which the contract has no schema: a page, a file, a stream, a redirect. */
export interface OtherAnswer {
  description: string
  /** Missing if there is no body. */
  mediaType?: string
}

export interface Operation {
  /** One sentence that says what the call does. */
  summary: string
  call: Call
  answers?: Record<number, OtherAnswer>
  /** Set if the body is neither JSON nor empty. */
  requestBody?: { mediaType: string; schema: JsonSchema }
}

/** Every call of the server by its group and name, in the order of the document. A test finds missing ones. */
export const OPERATIONS: Record<string, Record<string, Operation>> = {
  Session: {
    startSignIn: {
      summary: 'Opens the identity provider’s sign-in; to be opened by the browser, not called by a script.',
      call: page('GET', '/auth/:provider', {
        params: z.object({ provider: z.string() }),
        query: z.object({ returnTo: z.string().optional() }),
      }),
      answers: {
        302: { description: 'To the identity provider' },
        307: { description: 'To the same path at the public address' },
        404: { description: 'The page that says that there is no such provider', mediaType: 'text/html' },
        503: { description: 'A page that says that the provider does not answer', mediaType: 'text/html' },
      },
    },
    finishSignIn: {
      summary: 'Where the identity provider sends the browser back to.',
      call: page('GET', '/auth/:provider/callback', {
        params: z.object({ provider: z.string() }),
        query: z.object({ code: z.string().optional(), state: z.string().optional() }),
      }),
      answers: {
        303: { description: 'Signed in: to the page where the person was' },
        400: { description: 'A page that says why nobody was signed in', mediaType: 'text/html' },
        404: { description: 'The page that says that there is no such provider', mediaType: 'text/html' },
        409: { description: 'A page that says that the e-mail address is another account’s', mediaType: 'text/html' },
        503: { description: 'A page that says that the provider does not answer', mediaType: 'text/html' },
      },
    },
    getCurrentUser: { summary: 'Who is signed in.', call: user.getCurrentUserCall },
    getSessionCookie: { summary: 'Whether the browser sent the session cookie.', call: user.getSessionCookieCall },
    logOut: {
      summary: 'Ends the session. A link on another site only opens a page that asks.',
      call: page('GET', LOGOUT_PATH),
      answers: {
        200: { description: 'A page that asks, for a visit from another site', mediaType: 'text/html' },
        303: { description: 'To the home page' },
      },
    },
    confirmLogOut: {
      summary: 'Ends the session: the form of the page that asks.',
      call: page('POST', LOGOUT_PATH),
      answers: { 303: { description: 'To the home page' } },
    },
    logoutEverywhere: {
      summary: 'Ends every session of the person, this one too.',
      call: account.logoutEverywhereCall,
    },
  },
  Ads: {
    listCreatives: {
      summary:
        'The ads of the person with their variants, newest first: all, or those of a style, a color, a format, or changed since a moment.',
      call: creative.listCreativesCall,
    },
    createCreative: { summary: 'Creates an ad from its words.', call: creative.createCreativeCall },
    getCreative: { summary: 'One ad.', call: creative.getCreativeCall },
    updateCreative: {
      summary:
        'Changes the fields that are sent and leaves the others; with If-Match, the version that was read, it merges.',
      call: creative.updateCreativeCall,
    },
    duplicateCreative: {
      summary: 'A new ad like another one; with a product, one of the same look and brand for that product.',
      call: creative.duplicateCreativeCall,
    },
    translateCreative: {
      summary:
        'A new ad like another one that says in another language what is sent; prices, look and photos stay as they are.',
      call: translation.translateCreativeCall,
    },
    proposeTranslation: {
      summary: 'What a text model would say in that language, for its owner to correct; free, and nothing is stored.',
      call: translation.proposeTranslationCall,
    },
    sketchTest: {
      summary:
        'The ad led by its price, by what it promises and by its name, as small pictures with how they differ; free, and nothing is stored.',
      call: adTest.sketchExperimentCall,
    },
    keepSketch: {
      summary: 'Keeps one of these sketches as an ad of the same test, for its credit and its place.',
      call: adTest.createAdFromSketchCall,
    },
    compareTest: {
      summary: 'How different an ad is from each other ad of its test, from 0 to 100, the nearest first.',
      call: likeness.compareTestCall,
    },
    comparePictures: {
      summary:
        'How different an ad is from pictures of ads that already run, from 0 to 100, the nearest first; also before it has a picture. Free, and nothing is kept.',
      call: likeness.comparePicturesCall,
      requestBody: formOf({ type: 'array', items: { type: 'string', contentMediaType: 'image/*', format: 'binary' } }),
    },
    readSaleCalendar: { summary: 'The states of an ad’s sale with their pictures.', call: sale.readSaleCalendarCall },
    saveSaleCalendar: {
      summary: 'The states of an ad’s sale: from which day each stands, and what it says; Pro.',
      call: sale.saveSaleCalendarCall,
    },
    paintSaleCalendar: {
      summary: 'Paints the pictures that the states of a sale lack, in every format of the ad; free.',
      call: sale.paintSaleCalendarCall,
    },
    listTrials: { summary: 'The tests of an ad with their pictures, the newest first.', call: trials.listTrialsCall },
    createTrial: {
      summary:
        'Paints pictures of a finished ad that are the same to the pixel but for what is tested, in every format; free; Pro.',
      call: trials.createTrialCall,
    },
    deleteTrial: { summary: 'Deletes a test with its pictures and results.', call: trials.deleteTrialCall },
    readTrialResults: {
      summary:
        'Impressions, clicks, spend and purchases of a test by version, with intervals; a winner only if it is certain.',
      call: trialResults.readTrialResultsCall,
    },
    sendTrialReport: {
      summary: 'Reads the report of an ad platform (CSV, in base64); the pictures are found by their names.',
      call: trialResults.sendTrialReportCall,
    },
    countTrials: { summary: 'How many pictures the tests of each ad have.', call: trials.countTrialsCall },
    listSales: { summary: 'From which day each state of the person’s sales stands.', call: sale.listSalesCall },
    deleteCreative: {
      summary: 'Deletes an ad with its pictures; running generations end and give their credits back.',
      call: creative.deleteCreativeCall,
    },
    understandChange: {
      summary:
        'What a request in plain words, such as "price 3.99 and a bigger product", would change on a finished ad, as fields of a change; free, and nothing is changed.',
      call: understandChangeCall,
    },
    suggestTaglines: {
      summary: 'Up to three lines that could lead an ad for these words; free, and nothing is stored.',
      call: suggestTaglinesCall,
    },
    readProductPage: {
      summary:
        'What the public web page of a product says of it: name, description, price, photos; nothing of it is stored.',
      call: readProductPageCall,
    },
    takePagePhotos: {
      summary: 'Photos of a page that was read within the hour, kept like uploads that are in no ad yet.',
      call: importPagePhotosCall,
    },
    getLookAdvice: {
      summary: 'Advises a look for the ad’s words and its hero photo, and says why.',
      call: getLookAdviceCall,
    },
    paintSketch: {
      summary: 'A small picture of the ad in a look that need not be saved; free, and never stored.',
      call: read(SKETCH_PATH, {
        params: idParams,
        query: sketchQuery,
        codes: [
          'VALIDATION_FAILED',
          'NOT_OWNER',
          'NOT_FOUND',
          'CUSTOM_COLORS_NOT_ALLOWED',
          'GENERATION_FAILED',
          'UNAVAILABLE',
        ],
      }),
      answers: { 200: { description: `The sketch; its recipe is in ${RECIPE_HEADER}`, mediaType: 'image/webp' } },
    },
  },
  Images: {
    uploadImages: {
      summary: 'Stores up to five pictures for an ad; put the answer into the ad’s productImages or inspirationImages.',
      call: image.uploadImagesCall,
      requestBody: formOf({ type: 'array', items: { type: 'string', contentMediaType: 'image/*', format: 'binary' } }),
    },
    checkPicture: {
      summary:
        'Checks any picture against the rules of ad platforms, each with its source. No account; nothing is kept; ten a minute for an address.',
      call: checkPictureCall,
      requestBody: formOf({ type: 'string', contentMediaType: 'image/*', format: 'binary' }),
    },
    verifyPicture: {
      summary: 'Reads who signed any picture, and what went into it. It needs no account, and nothing is kept.',
      call: proof.verifyPictureCall,
      requestBody: onePicture(),
    },
    provePicture: {
      summary: 'Proves that a file is an ad of one’s own: its recipe is painted once more and compared byte by byte.',
      call: proof.provePictureCall,
      requestBody: onePicture(),
    },
    getImage: {
      summary: 'A picture of one’s own: an upload or a painted ad. It never changes under its address.',
      call: read(IMAGE_PATH, {
        params: idParams,
        query: imageQuery,
        codes: ['VALIDATION_FAILED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT'],
      }),
      answers: {
        200: { description: 'The picture', mediaType: 'image/*' },
        206: { description: 'The range that was asked for', mediaType: 'image/*' },
        302: { description: 'To a link to the picture that works for ten minutes, where a bucket holds the pictures' },
        304: { description: 'The browser has it already' },
        416: { description: 'The picture has no such range' },
      },
    },
  },
  Downloads: {
    downloadCreative: {
      summary:
        'Every format of an ad as a ZIP, written while it is read; its ads.csv has the words and alternative texts. `also` names files to be made beside each picture (html5, psd, svg, pptx, pdf, pictures); `exit=google` and `motion=1` are for HTML5.',
      call: read(CREATIVE_DOWNLOAD_PATH, {
        params: idParams,
        query: creativeDownloadQuery,
        codes: ['VALIDATION_FAILED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT'],
      }),
      answers: { 200: { description: 'The archive', mediaType: 'application/zip' } },
    },
    downloadSale: {
      summary: 'The pictures of an ad’s sale as a ZIP, with the first day of their state in their names.',
      call: read(SALE_DOWNLOAD_PATH, {
        params: idParams,
        query: saleDownloadQuery,
        codes: ['VALIDATION_FAILED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT'],
      }),
      answers: { 200: { description: 'The archive', mediaType: 'application/zip' } },
    },
    downloadTrial: {
      summary: 'The pictures of a test as a ZIP, under the names by which a report finds them again.',
      call: read(TRIAL_DOWNLOAD_PATH, {
        params: trials.trialParams,
        query: trialDownloadQuery,
        codes: ['VALIDATION_FAILED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT'],
      }),
      answers: { 200: { description: 'The archive', mediaType: 'application/zip' } },
    },
    downloadCreatives: {
      summary: 'The same of several ads, whose ids stand in `ids` with commas between.',
      call: read(CREATIVES_DOWNLOAD_PATH, {
        query: downloadQuery,
        codes: ['VALIDATION_FAILED', 'NOT_OWNER', 'NOT_FOUND', 'CONFLICT'],
      }),
      answers: { 200: { description: 'The archive', mediaType: 'application/zip' } },
    },
  },
  'Cut-outs': {
    getCutOut: {
      summary: 'What becomes of a photo in its ad, why, how its cut-out looks, and what was painted over it.',
      call: cutOut.getCutOutCall,
    },
    saveTouchUp: {
      summary: 'Keeps what was painted over a photo, in the place of all before: hints for the edge of its cut-out.',
      call: cutOut.saveTouchUpCall,
    },
    showCutOut: {
      summary: 'The cut-out on nothing, at most 960 px; the address is in the answer of getCutOut.',
      call: read(CUT_OUT_PREVIEW_PATH, {
        params: cutOut.photoParams,
        query: cutOut.previewQuery,
        codes: ['VALIDATION_FAILED', 'NOT_OWNER', 'NOT_FOUND'],
      }),
      answers: { 200: { description: 'The cut-out', mediaType: 'image/webp' } },
    },
    tryTouchUp: {
      summary: 'The cut-out as it would be with these strokes; nothing is kept, and it counts as a read.',
      call: {
        method: 'POST',
        path: CUT_OUT_PREVIEW_PATH,
        scope: 'read',
        params: cutOut.photoParams,
        body: cutOut.touchUpBody,
        success: {},
        codes: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'NOT_OWNER', 'NOT_FOUND'],
      },
      answers: { 200: { description: 'The cut-out', mediaType: 'image/webp' } },
    },
  },
  Generation: {
    generateVariant: {
      summary:
        'Makes an ad in one format for one credit and answers with it; past 55 seconds with the job instead. With the recipe of a sketch, as it was seen there.',
      call: generation.generateVariantCall,
    },
    listOtherLooks: {
      summary:
        'Up to six other compositions of an ad in one format, as small pictures with the recipes by which they are made as they are seen; free, and nothing is stored.',
      call: listOtherLooksCall,
    },
    generateFormats: {
      summary:
        'Accepts several formats of an ad at once, all or none, each for one credit; or a new look for all of them.',
      call: generation.generateFormatsCall,
    },
    cancelGeneration: {
      summary: 'Ends a running generation; its credit comes back.',
      call: generation.cancelGenerationCall,
    },
    changeAd: {
      summary:
        'Changes texts, colors or the photo on the finished pictures of an ad, free; past 55 seconds it answers with the job.',
      call: changeAdCall,
    },
    streamProgress: {
      summary:
        'Server-sent events: progress says where each format of the ad stands, change where a change of its pictures does, told that all of it was said once.',
      call: read(generation.PROGRESS_PATH, { params: idParams, codes: ['NOT_OWNER', 'NOT_FOUND'] }),
      answers: {
        200: {
          description: 'A stream of events; each carries a ProgressEvent or a ChangeEvent, told nothing',
          mediaType: 'text/event-stream',
        },
      },
    },
    listVariants: { summary: 'The current variant of each format of an ad.', call: variant.listVariantsCall },
    deleteVariant: {
      summary: 'Deletes a format of an ad: its variant with previous versions and pictures.',
      call: variant.deleteVariantCall,
    },
    listPreviousVariants: {
      summary: 'The versions that Regenerate or a change replaced and that can still be brought back, newest first.',
      call: variant.listPreviousVariantsCall,
    },
    restoreVariant: {
      summary: 'Makes a replaced version the current one of its format again, free.',
      call: variant.restoreVariantCall,
    },
  },
  Brand: {
    getBrand: {
      summary: 'The person’s first brand: what ads of it have in common; blank where nothing is set.',
      call: brand.getBrandCall,
    },
    saveBrand: {
      summary:
        'Keeps the whole kit of the first brand; with If-Match, the version that was read, it merges. Ads that carry the brand stay as they are.',
      call: brand.saveBrandCall,
    },
    listBrands: { summary: 'The person’s brands, the first one first.', call: brand.listBrandsCall },
    createBrand: { summary: 'Another brand; the first one where there is none.', call: brand.createBrandCall },
    getOneBrand: { summary: 'One brand.', call: brand.getBrandByIdCall },
    saveOneBrand: {
      summary:
        'Keeps the whole kit of a brand; with If-Match, the version that was read, it merges. Ads that carry the brand stay as they are.',
      call: brand.saveBrandByIdCall,
    },
    deleteBrand: { summary: 'Deletes a brand; ads keep what they were given of it.', call: brand.deleteBrandCall },
    uploadFont: {
      summary:
        'Keeps a font of a brand for what it sets, once its licence is confirmed; without anything but its letters.',
      call: brand.uploadFontCall,
      requestBody: {
        mediaType: 'multipart/form-data',
        schema: {
          type: 'object',
          required: ['licence', 'font'],
          properties: {
            licence: { type: 'string', enum: ['true'] },
            font: { type: 'string', contentMediaType: 'font/*', format: 'binary' },
          },
        },
      },
    },
    deleteFont: { summary: 'Takes a font out of a brand, with its file.', call: brand.deleteFontCall },
    uploadLogo: {
      summary: 'Keeps a logo, trimmed and cut out from its plain ground, and tells its colors; put it into the kit.',
      call: brand.uploadLogoCall,
      requestBody: formOf({ type: 'string', contentMediaType: 'image/*', format: 'binary' }),
    },
  },
  Campaigns: {
    createCampaign: {
      summary: 'A campaign: the look and the formats that every product of a feed is to be shown in.',
      call: campaign.createCampaignCall,
    },
    listCampaigns: {
      summary:
        'The person’s campaigns, newest first: all, those that run, those with products that failed, or those whose address gives no list.',
      call: campaign.listCampaignsCall,
    },
    getCampaign: { summary: 'One campaign.', call: campaign.getCampaignCall },
    changeCampaignLook: {
      summary: 'Another look for a campaign that was not started yet.',
      call: campaign.changeCampaignLookCall,
    },
    deleteCampaign: { summary: 'Deletes a campaign with its products.', call: campaign.deleteCampaignCall },
    uploadFeed: {
      summary:
        'Reads a feed: CSV or TSV, Google Merchant Center, Shopify’s products. Guesses what its columns hold, or takes `columns`, JSON before the file; `reading`, JSON too, says whose export it is (`kind`), whether each variant is a product (`variantsApart`), the `currency` of prices that name none, and as in which `country` they are written. `photos` is a ZIP (at most 500 MB, 2,500 files) of the photos that it names by path.',
      call: campaign.uploadFeedCall,
      requestBody: {
        mediaType: 'multipart/form-data',
        schema: {
          type: 'object',
          required: ['feed'],
          properties: {
            columns: { type: 'string' },
            reading: { type: 'string' },
            feed: { type: 'string', contentMediaType: '*/*', format: 'binary' },
            photos: { type: 'string', contentMediaType: 'application/zip', format: 'binary' },
          },
        },
      },
    },
    listCampaignProducts: {
      summary: 'The products of a campaign’s feed in its order, each with what is wrong with it.',
      call: campaign.listCampaignProductsCall,
    },
    takeInProducts: {
      summary:
        'Takes in what the shop does not sell today (sold out, draft, archived, unpublished), or leaves it out again; by `keys`, or `"all"` of it; remembered for the next file.',
      call: campaign.includeProductsCall,
    },
    listSamples: {
      summary: 'Up to six products that show the range of a campaign’s feed: what to look at before a start.',
      call: campaignSamples.listSamplesCall,
    },
    paintSample: {
      summary: 'One of these products in the campaign’s look, as a small picture; free, and never stored.',
      call: campaignSamples.paintSampleCall,
    },
    startCampaign: {
      summary:
        'Paints every product of the feed in every format; of what stands already, only what the feed has changed, in the layouts that it has and free. What could not be changed is counted in `costs.anew`. `credits` is the most that it may take.',
      call: campaignRun.startCampaignCall,
    },
    retryCampaign: {
      summary: 'Paints what failed or was cancelled once more, for at most so many `credits`.',
      call: campaignRun.retryCampaignCall,
    },
    makeAnew: {
      summary: 'Makes anew the pictures that could not be changed, for at most so many `credits`: one each on Free.',
      call: campaignRun.remakePicturesCall,
    },
    cancelCampaign: { summary: 'Stops the painting; what is painted stays.', call: campaignRun.cancelCampaignCall },
    listCampaignResults: {
      summary: 'The products of a campaign that were started, each with its pictures and what is wrong with them.',
      call: campaignResults.listCampaignResultsCall,
    },
    changeCampaignProduct: {
      summary:
        'Changes what is on the pictures of one product, as on those of an ad: free, in the layouts that they have.',
      call: campaignResults.changeCampaignProductCall,
    },
    openCampaignProduct: {
      summary: 'Makes an ad of a product with its pictures, which counts like any; once, however often it is called.',
      call: campaignResults.openCampaignProductCall,
    },
    getCampaignRules: {
      summary: 'The rules of a campaign: what is left out, and what gets another look or a badge.',
      call: campaignRules.getCampaignRulesCall,
    },
    setCampaignRules: {
      summary:
        'Sets the rules of a campaign. What they change in made pictures is counted, and made at the next start.',
      call: campaignRules.setCampaignRulesCall,
    },
    previewCampaignRules: {
      summary: 'What rules would match in the campaign’s feed, without setting them.',
      call: campaignRules.previewCampaignRulesCall,
    },
    getCampaignSource: {
      summary: 'The address from which a campaign reads its feed by itself, and how the last reading ended.',
      call: campaignSource.getCampaignSourceCall,
    },
    setCampaignSource: {
      summary: 'Sets the address of a campaign’s feed, which is read at once and then every hour to every week.',
      call: campaignSource.setCampaignSourceCall,
    },
    readCampaignSource: {
      summary: 'Reads the address of a campaign’s feed now.',
      call: campaignSource.readCampaignSourceCall,
    },
    deleteCampaignSource: {
      summary: 'Forgets the address of a campaign’s feed; the campaign stays as it is.',
      call: campaignSource.deleteCampaignSourceCall,
    },
    createCarousel: {
      summary:
        'Two to ten products of a campaign as one set of pictures on one ground; painted in the background, free.',
      call: carousels.createCarouselCall,
    },
    listCarousels: { summary: 'The carousels of a campaign, newest first.', call: carousels.listCarouselsCall },
    getCarousel: { summary: 'One carousel with its cards.', call: carousels.getCarouselCall },
    repaintCarousel: {
      summary: 'Paints a carousel again as its products are now, free.',
      call: carousels.repaintCarouselCall,
    },
    deleteCarousel: { summary: 'Deletes a carousel with its pictures.', call: carousels.deleteCarouselCall },
    downloadCarousel: {
      summary: 'The cards of a carousel as a ZIP, named in their order.',
      call: read(carousels.CAROUSEL_DOWNLOAD_PATH, {
        params: carousels.carouselParams,
        codes: ['NOT_OWNER', 'NOT_FOUND'],
      }),
      answers: { 200: { description: 'The archive', mediaType: 'application/zip' } },
    },
    downloadCampaignSheet: {
      summary:
        'A campaign as a bulk sheet of Meta, Google Ads or Pinterest: a ZIP with the sheet, its pictures, and check.csv with all that the platform would refuse or cut.',
      call: read(campaignSheets.CAMPAIGN_SHEET_PATH, {
        params: campaignSheets.campaignSheetParams,
        query: campaignSheets.campaignSheetQuery,
        codes: ['VALIDATION_FAILED', 'NOT_OWNER', 'NOT_FOUND', 'PLAN_REQUIRED'],
      }),
      answers: { 200: { description: 'The archive', mediaType: 'application/zip' } },
    },
    getCampaignFeedOut: {
      summary: 'The feed out of a campaign, which shops and platforms read: its addresses and what was published last.',
      call: campaignFeedOut.getCampaignFeedOutCall,
    },
    setCampaignFeedOut: {
      summary: 'Makes the feed out of a campaign, or changes what it holds, and publishes it; its addresses stay.',
      call: campaignFeedOut.setCampaignFeedOutCall,
    },
    renewFeedOutLink: {
      summary: 'Gives the feed out of a campaign a new address, and ends the present one.',
      call: campaignFeedOut.renewFeedOutLinkCall,
    },
    deleteCampaignFeedOut: {
      summary: 'Ends the feed out of a campaign and its pictures; the campaign stays as it is.',
      call: campaignFeedOut.deleteCampaignFeedOutCall,
    },
    downloadCampaign: {
      summary: 'Every picture of a campaign as a ZIP, written while it is read; its report.csv tells what is missing.',
      call: read(campaignResults.CAMPAIGN_DOWNLOAD_PATH, {
        params: idParams,
        query: adDownloadQuery,
        codes: ['VALIDATION_FAILED', 'NOT_OWNER', 'NOT_FOUND'],
      }),
      answers: { 200: { description: 'The archive', mediaType: 'application/zip' } },
    },
  },
  Reviews: {
    getShare: { summary: 'The review link of an ad with what was said and approved by it.', call: review.getShareCall },
    shareCreative: {
      summary: 'Makes a link by which anybody sees the ad as it is now, for 30 days.',
      call: review.shareCreativeCall,
    },
    renewShareLink: {
      summary: 'Another link in place of the old one, which ends at once; what was said and approved stays.',
      call: review.renewShareLinkCall,
    },
    shareNewVersion: {
      summary: 'Shows the ad’s pictures as they are now under the same link, to be approved anew.',
      call: review.shareNewVersionCall,
    },
    updateShareComment: {
      summary: 'Answers a comment, for whoever has the link too, or marks it as done.',
      call: review.updateShareCommentCall,
    },
    proposeChange: {
      summary:
        'Shows how a picture would look with other words because of a comment, to whoever has the link too. Free.',
      call: review.proposeChangeCall,
    },
    withdrawProposal: { summary: 'Takes back what was proposed.', call: review.withdrawProposalCall },
    acceptProposal: {
      summary: 'Changes the ad as was proposed, shares it as a new version, and marks the comment as done in it. Free.',
      call: review.acceptProposalCall,
    },
    deleteShareComment: {
      summary: 'Deletes one comment, for whoever has the link too.',
      call: review.deleteShareCommentCall,
    },
    revokeShare: {
      summary: 'Ends the link at once, with all that was said and approved by it.',
      call: review.revokeShareCall,
    },
    listReviewLists: { summary: 'The links of several ads.', call: reviewList.listReviewListsCall },
    makeReviewList: {
      summary: 'Makes one link for several ads as they are now, each of which is approved by itself.',
      call: reviewList.makeReviewListCall,
    },
    addToReviewList: { summary: 'Adds ads to a link of several.', call: reviewList.addToReviewListCall },
    removeFromReviewList: {
      summary: 'Takes an ad out of a link of several.',
      call: reviewList.removeFromReviewListCall,
    },
    endReviewList: {
      summary: 'Ends a link of several ads at once; what was said of each stays with it.',
      call: reviewList.endReviewListCall,
    },
    getSharedList: { summary: 'The ads of a link of several, for whoever has it.', call: reviewList.getSharedListCall },
    getReview: { summary: 'What a review link shows, for whoever has it.', call: review.getReviewCall },
    getReviewPicture: {
      summary: 'A picture that a review link shows, as it was when it was shared.',
      call: defineCall({
        method: 'GET',
        path: review.REVIEW_PICTURE_PATH,
        params: review.reviewPictureParams,
        success: {},
        codes: ['NOT_FOUND'],
      }),
      answers: { 200: { description: 'The picture', mediaType: 'image/*' } },
    },
    addReviewComment: { summary: 'Says something of the ad, or of a spot on it.', call: review.addReviewCommentCall },
    approveReview: { summary: 'Approves the version that was looked at.', call: review.approveReviewCall },
    askForChanges: {
      summary: 'Says what has to change before the version that was looked at is approved.',
      call: review.askForChangesCall,
    },
  },
  'Credits and plans': {
    getCredits: { summary: 'What the person may still generate.', call: credits.getCreditsCall },
    addCredits: { summary: 'Claims the credits of a paid pack, exactly once.', call: credits.addCreditsCall },
    listPlans: { summary: 'The plans on offer, for anybody.', call: listPlansCall },
    getSubscription: { summary: 'The plan and its state.', call: subscription.getSubscriptionCall },
    getUserSubscription: {
      summary: 'The same at its second address.',
      call: { ...subscription.getSubscriptionCall, path: subscription.SUBSCRIPTION_ALIAS_PATH },
    },
    openCheckout: {
      summary: 'Opens the hosted page on which the plan or a pack is paid.',
      call: subscription.openCheckoutCall,
    },
    receiveStripeEvent: {
      summary: 'Where Stripe tells of payments, signed over the raw body; there only where Stripe is configured.',
      call: defineCall({
        method: 'POST',
        path: WEBHOOK_PATH,
        success: { 200: z.object({ received: z.literal(true) }) },
        codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'UNAVAILABLE'],
      }),
    },
    openPortal: {
      summary: 'Opens the hosted page on which a subscription is managed.',
      call: subscription.openPortalCall,
    },
  },
  Account: {
    getAccount: { summary: 'Since when there is an account.', call: account.getAccountCall },
    listSessions: { summary: 'Where the person is signed in.', call: account.listSessionsCall },
    endSession: { summary: 'Ends one of the person’s sessions.', call: account.endSessionCall },
    exportAccount: {
      summary:
        'Everything that is known about the person: a ZIP with account.json, uploads with their studies and touch-ups, logos, and ads.',
      call: read(account.ACCOUNT_EXPORT_PATH, { codes: [], scope: undefined }),
      answers: { 200: { description: 'The archive', mediaType: 'application/zip' } },
    },
    listApiTokens: { summary: 'The user’s API tokens, without what opens anything.', call: apiToken.listApiTokensCall },
    createApiToken: {
      summary: 'Makes an API token; this answer is the only one that has it.',
      call: apiToken.createApiTokenCall,
    },
    revokeApiToken: { summary: 'Revokes an API token at once.', call: apiToken.revokeApiTokenCall },
    listWebhooks: { summary: 'The user’s webhooks, without their secrets.', call: webhook.listWebhooksCall },
    createWebhook: {
      summary: 'Makes a webhook; this answer is the only one that has its secret.',
      call: webhook.createWebhookCall,
    },
    updateWebhook: { summary: 'Changes a webhook’s events, or turns it on or off.', call: webhook.updateWebhookCall },
    deleteWebhook: { summary: 'Deletes a webhook with its log.', call: webhook.deleteWebhookCall },
    testWebhook: { summary: 'Sends a test event to a webhook.', call: webhook.testWebhookCall },
    rotateWebhookSecret: {
      summary: 'Makes a new secret; for a day, deliveries are signed with the one before too.',
      call: webhook.rotateWebhookSecretCall,
    },
    listWebhookDeliveries: {
      summary: 'The last 100 deliveries to the user’s webhooks.',
      call: webhook.listWebhookDeliveriesCall,
    },
    sendWebhookAgain: { summary: 'Sends a delivery that has ended once more.', call: webhook.sendWebhookAgainCall },
    listConnectedApps: {
      summary: 'The programs that the user has connected on the consent page.',
      call: connectedApp.listConnectedAppsCall,
    },
    disconnectApp: {
      summary: 'Disconnects a program, with all of its tokens, at once.',
      call: connectedApp.disconnectAppCall,
    },
    deleteAccount: { summary: 'Deletes the account with all that belongs to it.', call: account.deleteAccountCall },
  },
  // To everybody but an operator, these addresses are unknown.
  Operators: {
    searchPeople: {
      summary:
        'For operators alone (ADMINS), as all of these. People by the beginning of their e-mail address, or by their id; else the newest.',
      call: admin.searchPeopleCall,
    },
    getPerson: {
      summary: 'One person with the last of their ledger and their audit trail.',
      call: admin.getPersonCall,
    },
    giveCredits: { summary: 'Gives credits, once for each requestId.', call: admin.giveCreditsCall },
    relinkPerson: {
      summary: 'Joins a person to a subject of the configured issuer, who has been shut out.',
      call: admin.relinkPersonCall,
    },
    suspendPerson: { summary: 'Shuts a person out, or lets them in again.', call: admin.suspendPersonCall },
    stopPayments: {
      summary: 'Ends a person’s subscription at once; nothing is paid back, and no card is charged again.',
      call: admin.stopPaymentsCall,
    },
    exportPerson: {
      summary: 'A person’s data and pictures as a ZIP.',
      call: read(admin.PERSON_EXPORT_PATH, { params: idParams, codes: ['NOT_FOUND'], scope: undefined }),
      answers: { 200: { description: 'The archive', mediaType: 'application/zip' } },
    },
    deletePerson: { summary: 'Deletes a person’s account with all that belongs to it.', call: admin.deletePersonCall },
    listAdminJobs: { summary: 'Ads that wait, failed within 7 days or are stuck.', call: admin.listAdminJobsCall },
    retryJob: {
      summary: 'Makes a failed ad anew by its person’s plan and credits, or sends a stuck one to the queue again.',
      call: admin.retryJobCall,
    },
    getCosts: { summary: 'What models have cost on each of the last 30 days.', call: admin.getCostsCall },
    checkServices: { summary: 'Whether what we need answers, and how fast.', call: admin.checkServicesCall },
  },
  Service: {
    isAlive: {
      summary: 'The process answers, and which version it is.',
      call: defineCall({
        method: 'GET',
        path: '/healthz',
        success: { 200: z.object({ status: z.literal('ok'), version: z.string() }) },
        codes: [],
      }),
    },
    isReady: {
      summary:
        'The process can do its work: the database answers, and the queue in it. What it can do without is named.',
      call: defineCall({
        method: 'GET',
        path: '/readyz',
        success: { 200: z.object({ status: z.literal('ready'), degraded: z.array(z.string()).optional() }) },
        codes: ['UNAVAILABLE'],
      }),
    },
    getOpenApi: {
      summary: 'This document.',
      call: page('GET', '/api/openapi.json', { scope: 'read' }),
      answers: { 200: { description: 'OpenAPI 3.1', mediaType: 'application/json' } },
    },
    getApiDocs: {
      summary: 'This document as a page.',
      call: page('GET', '/api/docs', { scope: 'read' }),
      answers: { 200: { description: 'The page', mediaType: 'text/html' } },
    },
  },
}

/** Describes a form with pictures. */
function formOf(images: JsonSchema): Operation['requestBody'] {
  return { mediaType: 'multipart/form-data', schema: { type: 'object', required: ['images'], properties: { images } } }
}

/** Describes a form with one picture of any origin. */
function onePicture(): Operation['requestBody'] {
  const picture = { type: 'string', contentMediaType: 'image/*', format: 'binary' } as const
  return {
    mediaType: 'multipart/form-data',
    schema: { type: 'object', required: ['picture'], properties: { picture } },
  }
}

/** Describes a call for browsers, which needs no session. */
function page(method: Call['method'], path: string, input: Pick<Call, 'params' | 'query' | 'scope'> = {}): Call {
  return { method, path, ...input, success: {}, codes: [] }
}

/** Describes a read of the user's own data that does not answer with JSON. */
function read(
  path: string,
  { codes, ...input }: Pick<Call, 'params' | 'query' | 'codes'> & { scope?: undefined },
): Call {
  return { method: 'GET', path, scope: 'read', ...input, success: {}, codes: ['UNAUTHENTICATED', ...codes] }
}
